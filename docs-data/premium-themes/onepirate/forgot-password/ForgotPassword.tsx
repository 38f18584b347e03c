import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isEmail } from '../form/checks';
import Form, { type Field } from '../form/Form';
import FormPage from '../form/FormPage';
import { useForm } from '../form/useForm';
import { addresses } from '../frame/addresses';

const fields: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
];

const checks = { email: isEmail };

export default function ForgotPassword() {
  const form = useForm(checks);

  return (
    <FormPage
      title="Lost at sea?"
      text="Enter your email address. We send you a link to set a new password."
    >
      <Form
        form={form}
        fields={fields}
        send="Send the link"
        done="The link is on its way. It works until midnight."
      />
      <Typography sx={{ mt: 3 }}>
        <Link href={addresses.signIn}>Sign in instead</Link>
      </Typography>
    </FormPage>
  );
}
