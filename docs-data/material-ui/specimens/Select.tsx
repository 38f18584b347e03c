import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSpecimen() {
  return (
    <Select value="oslo" inputProps={{ 'aria-label': 'City' }}>
      <MenuItem value="oslo">Oslo</MenuItem>
      <MenuItem value="lima">Lima</MenuItem>
    </Select>
  );
}
