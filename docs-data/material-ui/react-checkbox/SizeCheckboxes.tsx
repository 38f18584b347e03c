import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { svgIconClasses } from '@mui/material/SvgIcon';

const large = { [`& .${svgIconClasses.root}`]: { fontSize: 32 } };

export default function SizeCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        label="Small, for a dense list"
        control={<Checkbox defaultChecked size="small" />}
      />
      <FormControlLabel
        label="Medium, for a form"
        control={<Checkbox defaultChecked />}
      />
      <FormControlLabel
        label="32 px, for a ticket machine"
        control={<Checkbox defaultChecked sx={large} />}
      />
    </FormGroup>
  );
}
