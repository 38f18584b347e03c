import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const ratings = ['1', '2', '3', '4', '5'];

export default function FormControlLabelPlacement() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>How easy was it? 1 is hard, 5 is easy</FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="4">
        {ratings.map((rating) => (
          <FormControlLabel
            key={rating}
            value={rating}
            label={rating}
            labelPlacement="bottom"
            control={<Radio />}
            sx={{ mx: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
