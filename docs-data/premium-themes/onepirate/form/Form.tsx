import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { useForm } from './useForm';

export interface Field {
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  hint?: string;
}

interface FormProps {
  form: ReturnType<typeof useForm>;
  fields: readonly Field[];
  send: string;
  done: string;
  children?: ReactNode;
}

export default function Form(props: FormProps) {
  const { form, fields, send, done, children } = props;
  const { errors, isDone, submit, change } = form;

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      onChange={change}
      spacing={3}
    >
      {fields.map(({ name, hint, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          required
          fullWidth
          error={Boolean(errors[name])}
          helperText={errors[name] ?? hint}
        />
      ))}
      {children}
      <Button type="submit" variant="contained" size="large">
        {send}
      </Button>
      <div role="status">{isDone && <Alert role="none">{done}</Alert>}</div>
    </Stack>
  );
}
