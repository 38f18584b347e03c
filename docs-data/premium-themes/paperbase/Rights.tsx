import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { rights } from './data';

export default function Rights() {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <FormGroup>
        {rights.map(({ title, isOn }) => (
          <FormControlLabel
            key={title}
            label={title}
            control={<Switch defaultChecked={isOn} />}
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
