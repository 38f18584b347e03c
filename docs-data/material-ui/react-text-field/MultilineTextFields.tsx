import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField multiline label="Note to the driver" />
      <TextField
        multiline
        minRows={2}
        maxRows={4}
        label="Delivery address"
        autoComplete="shipping street-address"
        helperText="Grows from two to four rows, then scrolls"
      />
      <TextField
        multiline
        rows={4}
        label="Reason for return"
        helperText="Always four rows"
      />
    </Stack>
  );
}
