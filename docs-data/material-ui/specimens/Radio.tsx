import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSpecimen() {
  return (
    <RadioGroup aria-label="Delivery" defaultValue="express">
      <FormControlLabel
        value="standard"
        control={<Radio />}
        label="Standard, 3 to 5 days"
      />
      <FormControlLabel
        value="express"
        control={<Radio color="secondary" />}
        label="Express, next day"
      />
    </RadioGroup>
  );
}
