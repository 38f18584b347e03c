import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const prices: Record<string, string> = { second: '€42', first: '€69' };

export default function ControlledRadioButtonsGroup() {
  const id = useId();
  const [travelClass, setTravelClass] = useState('second');

  return (
    <FormControl>
      <FormLabel id={id}>Class</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={travelClass}
        onChange={(_event, value) => setTravelClass(value)}
      >
        <FormControlLabel value="second" label="Second" control={<Radio />} />
        <FormControlLabel value="first" label="First" control={<Radio />} />
      </RadioGroup>
      <Typography role="status">Fare: {prices[travelClass]}</Typography>
    </FormControl>
  );
}
