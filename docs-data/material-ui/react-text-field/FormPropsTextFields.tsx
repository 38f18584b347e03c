import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField required label="Email" type="email" autoComplete="email" />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <TextField
        label="Search orders"
        type="search"
        placeholder="Order or product"
      />
      <TextField
        label="Phone"
        type="tel"
        helperText="For questions about the delivery"
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
