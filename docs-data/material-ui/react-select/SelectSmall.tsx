import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const counts = [10, 25, 50];
const items = counts.map((count) => (
  <MenuItem key={count} value={count}>
    {count}
  </MenuItem>
));

export default function SelectSmall() {
  const id = useId();

  return (
    <FormControl size="small" sx={{ width: 160 }}>
      <InputLabel id={`${id}-label`}>Rows per page</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Rows per page"
        defaultValue={25}
      >
        {items}
      </Select>
    </FormControl>
  );
}
