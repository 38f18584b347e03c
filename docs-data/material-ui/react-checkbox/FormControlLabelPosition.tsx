import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function FormControlLabelPosition() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Print margins</FormLabel>
      <FormGroup row sx={{ mt: 1 }}>
        {placements.map((placement) => (
          <FormControlLabel
            key={placement}
            label={placement}
            labelPlacement={placement}
            control={<Checkbox defaultChecked={placement === 'top'} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
