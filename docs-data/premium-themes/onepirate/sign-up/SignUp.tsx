import Link from '@mui/material/Link';
import { isEmail, isName, isNewPassword } from '../form/checks';
import Form, { type Field } from '../form/Form';
import FormPage from '../form/FormPage';
import { useForm, type Check } from '../form/useForm';
import { addresses } from '../frame/addresses';
import Agreement from './Agreement';

const fields: Field[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 10 characters',
  },
];

const hasAgreed: Check = (value) =>
  value ? undefined : 'Accept the terms to come aboard.';

const checks = {
  name: isName,
  email: isEmail,
  password: isNewPassword,
  terms: hasAgreed,
};

export default function SignUp() {
  const form = useForm(checks);

  return (
    <FormPage
      title="Sign on"
      text={
        <>
          Have an account? <Link href={addresses.signIn}>Sign in</Link>
        </>
      }
    >
      <Form
        form={form}
        fields={fields}
        send="Sign up"
        done="Your name is on the list. Pick a boat whenever you like."
      >
        <Agreement error={form.errors.terms} />
      </Form>
    </FormPage>
  );
}
