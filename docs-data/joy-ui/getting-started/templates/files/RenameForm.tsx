import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface RenameFormProps {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

export default function RenameForm(props: RenameFormProps) {
  const { name, onSave, onCancel } = props;
  const [value, setValue] = useState(name);
  const [error, setError] = useState('');
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (value.trim()) onSave(value.trim());
    else {
      setError('Enter a name.');
      event.currentTarget.querySelector('input')?.focus();
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={save} spacing={1}>
      <FormControl required error={error !== ''}>
        <FormLabel>New name</FormLabel>
        <Input
          error={error !== ''}
          autoFocus
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setError('');
          }}
        />
        {error && <FormHelperText>{error}</FormHelperText>}
      </FormControl>
      <Stack direction="row" spacing={1}>
        <Button type="submit">Save</Button>
        <Button variant="plain" color="neutral" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
    </Stack>
  );
}
