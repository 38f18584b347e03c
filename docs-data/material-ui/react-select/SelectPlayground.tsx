import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPlayground() {
  return (
    <Select
      defaultValue="aisle"
      inputProps={{ 'aria-label': 'Seat' }}
      MenuProps={{ MenuListProps: { 'aria-label': 'Seat' } }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="aisle">Aisle</MenuItem>
      <MenuItem value="window">Window, with a view</MenuItem>
    </Select>
  );
}
