import { useId } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldNote() {
  const id = useId();

  return (
    <Box sx={{ width: 320, maxWidth: '100%', height: 180 }}>
      <TextField
        id={id}
        label="Note for the courier"
        multiline
        fullWidth
        minRows={2}
        maxRows={5}
      />
    </Box>
  );
}
