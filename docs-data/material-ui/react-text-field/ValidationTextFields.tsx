import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function ValidationTextFields() {
  const [value, setValue] = useState('RX-12');
  const [checked, setChecked] = useState(true);
  const wrong = checked && !/^[A-Z]{2}-\d{4}$/.test(value);
  const help = wrong
    ? 'Enter two capital letters, a hyphen and four digits'
    : 'Such as RX-1234';

  return (
    <TextField
      required
      label="Booking reference"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        setChecked(false);
      }}
      onBlur={() => setChecked(true)}
      error={wrong}
      helperText={help}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
