import { useId } from 'react';
import Input from '@mui/material/Input';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';

export default function InputSpecimen() {
  const id = useId();
  return (
    <FormControl variant="standard">
      <InputLabel htmlFor={id}>Weight</InputLabel>
      <Input
        id={id}
        defaultValue="4.2"
        startAdornment={<InputAdornment position="start">≈</InputAdornment>}
        endAdornment={<InputAdornment position="end">kg</InputAdornment>}
      />
    </FormControl>
  );
}
