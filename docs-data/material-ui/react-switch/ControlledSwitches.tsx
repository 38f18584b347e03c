import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function ControlledSwitches() {
  const [isQuiet, setIsQuiet] = useState(true);

  return (
    <FormGroup>
      <FormControlLabel
        label="Quiet hours"
        control={
          <Switch
            checked={isQuiet}
            onChange={(event) => setIsQuiet(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        disabled={!isQuiet}
        label="Let calls from family through"
        control={<Switch defaultChecked />}
      />
    </FormGroup>
  );
}
