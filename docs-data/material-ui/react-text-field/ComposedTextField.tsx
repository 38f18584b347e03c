import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  const id = useId();

  return (
    <FormControl required sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Invoice number</InputLabel>
      <OutlinedInput
        id={id}
        label="Invoice number"
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`}>
        At the top of the first page
      </FormHelperText>
    </FormControl>
  );
}
