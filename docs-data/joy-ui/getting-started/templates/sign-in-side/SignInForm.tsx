import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import PasswordField from './PasswordField';
import { useSignIn } from './useSignIn';

export default function SignInForm() {
  const { way, change, errors, message, submit } = useSignIn();
  const isLink = way === 'link';

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
      <FormControl required error={Boolean(errors.email)}>
        <FormLabel>Email</FormLabel>
        <Input
          error={Boolean(errors.email)}
          name="email"
          type="email"
          autoComplete="email"
          size="lg"
        />
        {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
      </FormControl>
      {!isLink && (
        <>
          <PasswordField error={errors.password} />
          <Checkbox name="remember" label="Keep me signed in on this device" />
        </>
      )}
      <Button type="submit" size="lg">
        {isLink ? 'Send the link' : 'Sign in'}
      </Button>
      <Button variant="outlined" color="neutral" size="lg" onClick={change}>
        {isLink ? 'Use my password' : 'Email me a link instead'}
      </Button>
      <div role="status">
        {message && (
          <Alert role="none" color="success" variant="soft">
            {message}
          </Alert>
        )}
      </div>
    </Stack>
  );
}
