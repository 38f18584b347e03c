import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField focused color="secondary" label="Guest name" />
      <TextField
        focused
        color="success"
        label="Table"
        helperText="Table 4 is free"
      />
      <TextField
        focused
        color="secondary"
        variant="standard"
        label="Occasion"
      />
    </Stack>
  );
}
