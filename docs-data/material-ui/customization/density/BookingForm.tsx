import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export function BookingForm() {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <TextField label="From" defaultValue="Harbor" />
        <TextField label="To" defaultValue="Old Town" />
        <FormControlLabel control={<Checkbox />} label="With a bicycle" />
        <Button variant="contained">Find trips</Button>
      </Stack>
    </Paper>
  );
}
