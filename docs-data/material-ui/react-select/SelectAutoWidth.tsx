import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const renderValue = (value: string) => value;

export default function SelectAutoWidth() {
  const id = useId();

  return (
    <FormControl sx={{ width: 160 }}>
      <InputLabel id={`${id}-label`}>Notebook</InputLabel>
      <Select
        autoWidth
        id={id}
        labelId={`${id}-label`}
        label="Notebook"
        defaultValue="A5"
        renderValue={renderValue}
      >
        <MenuItem value="A6">A6, fits in a pocket</MenuItem>
        <MenuItem value="A5">A5, lies flat on a desk</MenuItem>
      </Select>
    </FormControl>
  );
}
