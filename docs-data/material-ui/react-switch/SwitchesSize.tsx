import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchesSize() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Snap to grid (small)"
        control={<Switch size="small" defaultChecked />}
      />
      <FormControlLabel
        label="Show rulers (medium)"
        control={<Switch defaultChecked />}
      />
    </FormGroup>
  );
}
