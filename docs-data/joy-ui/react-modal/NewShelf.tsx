import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

interface NewShelfProps {
  onSave: (name: string) => void;
}

export default function NewShelf({ onSave }: NewShelfProps) {
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get('name')).trim());
  }

  return (
    <Stack component="form" spacing={2} onSubmit={save}>
      <FormControl required>
        <FormLabel>Name</FormLabel>
        <Input autoFocus name="name" slotProps={{ input: notBlank }} />
      </FormControl>
      <Button type="submit">Add the shelf</Button>
    </Stack>
  );
}

/** The browser refuses a name of spaces, as it refuses an empty one. */
const notBlank = { pattern: '.*\\S.*', title: 'At least one letter' };
