import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isEmail, isPassword } from '../form/checks';
import Form, { type Field } from '../form/Form';
import FormPage from '../form/FormPage';
import { useForm } from '../form/useForm';
import { addresses } from '../frame/addresses';

const fields: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'current-password',
  },
];

const checks = { email: isEmail, password: isPassword };

export default function SignIn() {
  const form = useForm(checks);

  return (
    <FormPage
      title="Welcome aboard"
      text={
        <>
          First time on the water? <Link href={addresses.signUp}>Sign up</Link>
        </>
      }
    >
      <Form
        form={form}
        fields={fields}
        send="Sign in"
        done="You are in. Your next boat leaves on Friday at 21:30."
      />
      <Typography sx={{ mt: 3 }}>
        <Link href={addresses.forgotPassword}>Forgot your password?</Link>
      </Typography>
    </FormPage>
  );
}
