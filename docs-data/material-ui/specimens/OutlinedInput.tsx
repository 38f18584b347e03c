import { useId } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';

export default function OutlinedInputSpecimen() {
  const id = useId();
  return (
    <FormControl variant="outlined">
      <InputLabel htmlFor={id}>Budget</InputLabel>
      <OutlinedInput
        id={id}
        label="Budget"
        defaultValue="800"
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        endAdornment={<InputAdornment position="end">per month</InputAdornment>}
      />
    </FormControl>
  );
}
