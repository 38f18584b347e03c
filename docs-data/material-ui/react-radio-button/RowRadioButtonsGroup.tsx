import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RowRadioButtonsGroup() {
  const id = useId();

  return (
    <FormControl>
      <FormLabel id={id}>Repeat</FormLabel>
      <RadioGroup row aria-labelledby={id} defaultValue="weekly">
        <FormControlLabel value="daily" label="Daily" control={<Radio />} />
        <FormControlLabel value="weekly" label="Weekly" control={<Radio />} />
        <FormControlLabel value="monthly" label="Monthly" control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}
