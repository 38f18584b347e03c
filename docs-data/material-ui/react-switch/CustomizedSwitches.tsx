import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import NightSwitch from './NightSwitch';
import OutlinedSwitch from './OutlinedSwitch';

const sun = <LightModeIcon />;
const moon = <DarkModeIcon />;

export default function CustomizedSwitches() {
  return (
    <FormGroup sx={{ gap: 1 }}>
      <FormControlLabel
        label="Night display"
        control={<NightSwitch defaultChecked icon={sun} checkedIcon={moon} />}
      />
      <FormControlLabel
        label="Delivery on Saturdays"
        control={<OutlinedSwitch defaultChecked />}
      />
    </FormGroup>
  );
}
