import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioButtonsGroup() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup aria-labelledby={id} name="delivery" defaultValue="home">
        <FormControlLabel value="home" label="At home" control={<Radio />} />
        <FormControlLabel value="shop" label="In a shop" control={<Radio />} />
        <FormControlLabel
          disabled
          value="locker"
          label="In a locker (all are taken)"
          control={<Radio />}
        />
      </RadioGroup>
    </FormControl>
  );
}
