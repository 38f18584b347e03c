import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Field, Values } from './order';

interface FieldsProps {
  fields: readonly Field[];
  values: Values;
  errors: Values;
  onChange: (name: string, value: string) => void;
}

export default function Fields({
  fields,
  values,
  errors,
  onChange,
}: FieldsProps) {
  return (
    <Stack spacing={2.5}>
      {fields.map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          autoComplete={autoComplete}
          required
          value={values[name] ?? ''}
          onChange={({ target }) => onChange(name, target.value)}
          error={Boolean(errors[name])}
          helperText={errors[name]}
        />
      ))}
    </Stack>
  );
}
