import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxLabels() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Remind me one day before departure"
        control={<Checkbox defaultChecked />}
      />
      <FormControlLabel
        required
        label="I have read the terms of carriage"
        control={<Checkbox />}
      />
      <FormControlLabel
        disabled
        label="Seat reservation (not on this train)"
        control={<Checkbox />}
      />
    </FormGroup>
  );
}
