import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectLabels() {
  const helpId = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <Select
        displayEmpty
        defaultValue=""
        inputProps={{ 'aria-label': 'Pickup time' }}
        MenuProps={{ MenuListProps: { 'aria-label': 'Pickup time' } }}
        aria-describedby={helpId}
      >
        <MenuItem value="">As soon as it’s ready</MenuItem>
        <MenuItem value="12">At noon</MenuItem>
        <MenuItem value="18">At 6 in the evening</MenuItem>
      </Select>
      <FormHelperText id={helpId}>We keep orders for an hour.</FormHelperText>
    </FormControl>
  );
}
