import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  const id = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Ink</InputLabel>
      <Select id={id} labelId={`${id}-label`} label="Ink" defaultValue="blue">
        <ListSubheader>For documents</ListSubheader>
        <MenuItem value="black">Iron black</MenuItem>
        <MenuItem value="blue">Midnight blue</MenuItem>
        <ListSubheader>For sketches</ListSubheader>
        <MenuItem value="sepia">Sepia</MenuItem>
        <MenuItem value="moss">Moss green</MenuItem>
      </Select>
    </FormControl>
  );
}
