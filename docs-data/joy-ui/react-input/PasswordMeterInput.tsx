import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function PasswordMeterInput() {
  const [password, setPassword] = useState('lantern');
  const { word, color } = rate(password.length);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <FormLabel>New password</FormLabel>
        <Input
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormHelperText>{word}: longer is stronger.</FormHelperText>
      </FormControl>
      <LinearProgress
        determinate
        aria-label="Password strength"
        color={color}
        value={Math.min(password.length / 16, 1) * 100}
      />
    </Stack>
  );
}

function rate(length: number) {
  if (length < 6) return { word: 'Too short', color: 'danger' } as const;
  if (length < 12) return { word: 'Weak', color: 'warning' } as const;
  return { word: 'Strong', color: 'success' } as const;
}
