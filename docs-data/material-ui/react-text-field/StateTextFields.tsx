import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StateTextFields() {
  const [name, setName] = useState('Evening run');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Playlist"
        value={name}
        onChange={(event) => setName(event.target.value)}
        helperText={`Length: ${name.length} of 40`}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextField
        label="Description"
        name="description"
        defaultValue="Fast songs only"
      />
    </Stack>
  );
}
