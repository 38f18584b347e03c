import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
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
      useFlexGap
      spacing={2.5}
    >
      <TextField
        name="card"
        label="Card number"
        autoComplete="username"
        required
        error={Boolean(errors.card)}
        helperText={errors.card ?? 'For example 2104 7788'}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        name="pin"
        label="PIN"
        type="password"
        autoComplete="current-password"
        required
        error={Boolean(errors.pin)}
        helperText={errors.pin}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormControlLabel
        control={<Checkbox name="stay" />}
        label="Stay signed in on this device"
      />
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
      <div role="status">
        {isDone && <Alert role="none">Welcome back. You have 3 loans.</Alert>}
      </div>
    </Stack>
  );
}
