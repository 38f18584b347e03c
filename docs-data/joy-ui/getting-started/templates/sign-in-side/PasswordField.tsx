import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function PasswordField({ error }: { error?: string }) {
  const [isShown, setShown] = useState(false);

  return (
    <FormControl required error={Boolean(error)}>
      <FormLabel>Password</FormLabel>
      <Input
        error={Boolean(error)}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        size="lg"
        endDecorator={
          <IconButton
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        }
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
