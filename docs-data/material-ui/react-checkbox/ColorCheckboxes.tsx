import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const calendars = [
  { color: 'primary', label: 'Work' },
  { color: 'secondary', label: 'Family' },
  { color: 'success', label: 'Sports' },
  { color: 'error', label: 'Deadlines' },
  { color: 'default', label: 'Public holidays' },
] as const;

export default function ColorCheckboxes() {
  return (
    <FormGroup>
      {calendars.map(({ color, label }) => (
        <FormControlLabel
          key={color}
          label={label}
          control={<Checkbox defaultChecked color={color} />}
        />
      ))}
    </FormGroup>
  );
}
