import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Airplane mode"
        control={<Switch defaultChecked />}
      />
      <FormControlLabel
        disabled
        label="Wi-Fi calls (not in airplane mode)"
        control={<Switch />}
      />
      <FormControlLabel label="Battery saver" control={<Switch />} />
    </FormGroup>
  );
}
