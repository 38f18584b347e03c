import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import { AmountInput, euro } from './AmountInput';

export default function Composition() {
  const id = useId();

  return (
    <FormControl>
      <InputLabel htmlFor={id}>Donation</InputLabel>
      <AmountInput id={id} label="Donation" startAdornment={euro} />
    </FormControl>
  );
}
