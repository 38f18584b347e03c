import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Rules from './Rules';
import { useSignUp } from './useSignUp';

export default function SignUpForm() {
  const { errors, isDone, submit, change } = useSignUp();

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={change}
      spacing={2.5}
    >
      <TextField
        name="name"
        label="Name"
        autoComplete="name"
        required
        error={Boolean(errors.name)}
        helperText={errors.name}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={Boolean(errors.email)}
        helperText={errors.email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        error={Boolean(errors.password)}
        helperText={errors.password ?? '10 characters or more'}
      />
      <Rules error={errors.rules} />
      <Button type="submit" variant="contained" size="large">
        Join the waiting list
      </Button>
      <div role="status">
        {isDone && (
          <Alert role="none">You are number 14 on the waiting list.</Alert>
        )}
      </div>
    </Stack>
  );
}
