import { useId } from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';

export default function FilledInputSpecimen() {
  const id = useId();
  return (
    <FormControl variant="filled">
      <InputLabel htmlFor={id}>Price</InputLabel>
      <FilledInput
        id={id}
        defaultValue="12.50"
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        endAdornment={
          <InputAdornment position="end">per ticket</InputAdornment>
        }
      />
    </FormControl>
  );
}
