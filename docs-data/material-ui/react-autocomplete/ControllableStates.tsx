import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const seats = ['Quiet coach', 'Family area', 'Window seat', 'Aisle seat'];

export default function ControllableStates() {
  const [seat, setSeat] = useState<string | null>('Quiet coach');
  const [text, setText] = useState('');

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Autocomplete
        options={seats}
        value={seat}
        onChange={(event, newSeat) => setSeat(newSeat)}
        inputValue={text}
        onInputChange={(event, newText) => setText(newText)}
        renderInput={(params) => <TextField {...params} label="Seat" />}
      />
      <Typography>Value: {seat ?? 'null'}</Typography>
      <Typography>Input value: {text || 'empty'}</Typography>
    </Stack>
  );
}
