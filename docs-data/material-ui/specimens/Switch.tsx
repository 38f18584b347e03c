import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchSpecimen() {
  return (
    <FormControlLabel
      control={<Switch defaultChecked />}
      label="Automatic backups"
    />
  );
}
