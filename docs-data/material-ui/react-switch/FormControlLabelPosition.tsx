import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const settings = ['Show the seconds', 'Start the week on Sunday', 'Ring twice'];

export default function FormControlLabelPosition() {
  return (
    <FormGroup sx={{ width: 300, maxWidth: '100%' }}>
      {settings.map((setting) => (
        <FormControlLabel
          key={setting}
          label={setting}
          labelPlacement="start"
          control={<Switch />}
          sx={{ mx: 0, justifyContent: 'space-between' }}
        />
      ))}
    </FormGroup>
  );
}
