import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { button, fab, group } from './actions';

const toggles = (
  <ToggleButtonGroup value="left">
    <ToggleButton value="left" aria-label="Left">
      <FormatAlignLeftIcon />
    </ToggleButton>
    <ToggleButton value="center" aria-label="Center">
      <FormatAlignCenterIcon />
    </ToggleButton>
  </ToggleButtonGroup>
);

const radios = (
  <RadioGroup value="window">
    <FormControlLabel value="window" label="Window" control={<Radio />} />
    <FormControlLabel value="aisle" label="Aisle" control={<Radio />} />
  </RadioGroup>
);

const checkbox = (
  <FormControlLabel label="Gift wrap" control={<Checkbox checked />} />
);

export const choices = [
  ['Button', 'react-button', button],
  ['Button Group', 'react-button-group', group],
  ['Checkbox', 'react-checkbox', checkbox],
  ['Floating Action Button', 'react-floating-action-button', fab],
  ['Radio Group', 'react-radio-button', radios],
  [
    'Switch',
    'react-switch',
    <Switch key="" checked inputProps={{ 'aria-label': 'Lamp' }} />,
  ],
  ['Toggle Button', 'react-toggle-button', toggles],
] as const;
