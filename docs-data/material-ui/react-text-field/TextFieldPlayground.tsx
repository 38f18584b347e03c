import TextField from '@mui/material/TextField';

export default function TextFieldPlayground() {
  return (
    <TextField
      label="Postal code"
      helperText="Five digits"
      sx={{ width: 240, maxWidth: '100%' }}
    />
  );
}
