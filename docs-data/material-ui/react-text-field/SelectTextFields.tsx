import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const comforts = ['Second class', 'First class', 'Sleeper'];

export default function SelectTextFields() {
  const [outward, setOutward] = useState('Second class');
  const [back, setBack] = useState('Sleeper');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        select
        label="Outward journey"
        value={outward}
        onChange={(event) => setOutward(event.target.value)}
      >
        {comforts.map((comfort) => (
          <MenuItem key={comfort} value={comfort}>
            {comfort}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Return journey"
        value={back}
        onChange={(event) => setBack(event.target.value)}
        helperText="Uses the list of the operating system"
        slotProps={{ select: { native: true } }}
      >
        {comforts.map((comfort) => (
          <option key={comfort}>{comfort}</option>
        ))}
      </TextField>
    </Stack>
  );
}
