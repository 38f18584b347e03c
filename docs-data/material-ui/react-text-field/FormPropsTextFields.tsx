import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField required label="Email" type="email" autoComplete="email" />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label="Customer number"
        defaultValue="C-20417"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField disabled label="Voucher" defaultValue="Not available" />
    </Stack>
  );
}
