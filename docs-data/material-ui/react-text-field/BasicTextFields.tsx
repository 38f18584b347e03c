import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField variant="outlined" label="Departure" name="departure" />
      <TextField variant="filled" label="Destination" name="destination" />
      <TextField variant="standard" label="Passenger" name="passenger" />
    </Stack>
  );
}
