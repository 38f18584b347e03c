import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { isEmail } from '../form/checks';
import Form, { type Field } from '../form/Form';
import { useForm } from '../form/useForm';
import Section from './Section';

const fields: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];

const checks = { email: isEmail };

export default function Postcard() {
  const form = useForm(checks);

  return (
    <Section title="A postcard a month">
      <Box sx={{ maxWidth: 560 }}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          New routes, meteor showers and the nights when the whole harbor puts
          its lamps out.
        </Typography>
        <Form
          form={form}
          fields={fields}
          send="Write to me"
          done="The first postcard comes with the next new moon."
        />
      </Box>
    </Section>
  );
}
