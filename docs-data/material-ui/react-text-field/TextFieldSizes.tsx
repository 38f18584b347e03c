import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField size="small" label="Quantity" defaultValue="12" />
      <TextField size="medium" label="Article" defaultValue="Desk lamp" />
    </Stack>
  );
}
