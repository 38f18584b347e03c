import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const id = useId();
  const [frequency, setFrequency] = useState('day');

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Back up</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Back up"
        value={frequency}
        onChange={(event) => setFrequency(event.target.value)}
      >
        <MenuItem value="hour">Every hour</MenuItem>
        <MenuItem value="day">Every day</MenuItem>
        <MenuItem value="week">Every week</MenuItem>
      </Select>
    </FormControl>
  );
}
