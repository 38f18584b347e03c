import { useRef, useState } from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputAdornments() {
  const noteRef = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('No onions');

  const clear = () => {
    setNote('');
    noteRef.current?.focus();
  };
  const unit = <InputAdornment position="end">kWh</InputAdornment>;
  const clearButton = (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label="Clear the note" onClick={clear}>
        <ClearIcon />
      </IconButton>
    </InputAdornment>
  );

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Meter reading in kWh"
        slotProps={{ input: { endAdornment: unit } }}
      />
      <TextField
        label="Note for the kitchen"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        inputRef={noteRef}
        slotProps={{ input: { endAdornment: clearButton } }}
      />
    </Stack>
  );
}
