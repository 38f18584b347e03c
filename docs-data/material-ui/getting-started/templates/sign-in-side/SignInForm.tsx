import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSignIn } from './useSignIn';

export default function SignInForm() {
  const { errors, isDone, submit, change } = useSignIn();

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={change}
      spacing={3}
    >
      <TextField
        variant="standard"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={Boolean(errors.email)}
        helperText={errors.email}
      />
      <TextField
        variant="standard"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={Boolean(errors.password)}
        helperText={errors.password}
      />
      <Button type="submit" variant="contained" size="large">
        Go to my crossings
      </Button>
      <div role="status">
        {isDone && <Alert role="none">Your ferry leaves at 22:15.</Alert>}
      </div>
    </Stack>
  );
}
