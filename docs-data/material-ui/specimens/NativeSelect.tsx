import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectSpecimen() {
  const id = useId();
  return (
    <FormControl variant="standard" sx={{ minInlineSize: 160 }}>
      <InputLabel htmlFor={id}>Class</InputLabel>
      <NativeSelect id={id} defaultValue="second">
        <option value="first">First</option>
        <option value="second">Second</option>
      </NativeSelect>
    </FormControl>
  );
}
