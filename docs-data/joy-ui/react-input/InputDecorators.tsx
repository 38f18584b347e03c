import { useState } from 'react';
import KeyIcon from '@mui/icons-material/Key';
import VisibilityIcon from '@mui/icons-material/Visibility';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';

export default function InputDecorators() {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      aria-label="Show the password"
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <VisibilityIcon />
    </IconButton>
  );

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Router password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        defaultValue="heron-23"
        autoComplete="off"
        startDecorator={<KeyIcon />}
        endDecorator={toggle}
      />
    </FormControl>
  );
}
