import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const valves = [
  { color: 'primary', label: 'Cold water' },
  { color: 'error', label: 'Hot water' },
  { color: 'success', label: 'Rain water' },
  { color: 'default', label: 'Drain' },
] as const;

export default function ColorSwitches() {
  return (
    <FormGroup>
      {valves.map(({ color, label }) => (
        <FormControlLabel
          key={color}
          label={label}
          control={<Switch defaultChecked color={color} />}
        />
      ))}
    </FormGroup>
  );
}
