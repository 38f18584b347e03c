import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField size="small" label="Quantity" defaultValue="12" />
      <TextField size="medium" label="Item" defaultValue="Desk lamp" />
    </Stack>
  );
}
