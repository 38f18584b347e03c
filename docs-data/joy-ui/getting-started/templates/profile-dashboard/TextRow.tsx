import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input, { type InputProps } from '@mui/joy/Input';
import type { Field } from './profile';
import type { ProfileForm } from './useProfile';

interface TextRowProps extends Omit<InputProps, 'form'> {
  form: ProfileForm;
  name: Exclude<Field, 'bio'>;
  label: string;
  hint?: string;
}

/** A single-line field with a hint or an error message below. */
export default function TextRow(props: TextRowProps) {
  const { form, name, label, hint, ...input } = props;
  const error = form.errors[name];

  return (
    <FormControl required error={Boolean(error)}>
      <FormLabel>{label}</FormLabel>
      <Input
        error={Boolean(error)}
        {...input}
        name={name}
        value={form.profile[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
      {(error ?? hint) && <FormHelperText>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
