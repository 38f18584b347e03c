import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const items = days.map((day) => (
  <MenuItem key={day} value={day}>
    {day}
  </MenuItem>
));

export default function MultipleSelect() {
  const id = useId();
  const [chosen, setChosen] = useState(['Tuesday']);
  const change = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    // Text comes from the autofill of a browser.
    setChosen(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Delivery days</InputLabel>
      <Select
        multiple
        id={id}
        labelId={`${id}-label`}
        label="Delivery days"
        value={chosen}
        onChange={change}
      >
        {items}
      </Select>
    </FormControl>
  );
}
