import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function CheckboxSpecimen() {
  return (
    <FormGroup>
      <FormControlLabel control={<Checkbox />} label="Invitations" />
      <FormControlLabel
        control={<Checkbox indeterminate color="secondary" />}
        label="Reminders (2 of 5 calendars)"
      />
    </FormGroup>
  );
}
