import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const comforts = ['Second class', 'First class', 'Sleeper'];
const items = comforts.map((comfort) => (
  <MenuItem key={comfort} value={comfort}>
    {comfort}
  </MenuItem>
));
const options = comforts.map((comfort) => (
  <option key={comfort}>{comfort}</option>
));

const native = { select: { native: true }, inputLabel: { shrink: true } };

export default function SelectTextFields() {
  const [outward, setOutward] = useState('Second class');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        select
        label="Outward journey"
        value={outward}
        onChange={(event) => setOutward(event.target.value)}
      >
        {items}
      </TextField>
      <TextField select label="Return journey" slotProps={native}>
        {options}
      </TextField>
    </Stack>
  );
}
