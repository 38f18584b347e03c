import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = ['Email', 'Text message', 'Letter'];

export default function SwitchesGroup() {
  const helpId = useId();
  const [on, setOn] = useState(['Email']);

  const toggle = (channel: string, isOn: boolean) =>
    setOn(isOn ? [...on, channel] : on.filter((other) => other !== channel));
  const switches = channels.map((channel) => (
    <FormControlLabel
      key={channel}
      label={channel}
      control={<Switch checked={on.includes(channel)} />}
      onChange={(_event, checked) => toggle(channel, checked)}
    />
  ));

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      aria-describedby={helpId}
    >
      <FormLabel component="legend">Send reminders by</FormLabel>
      <FormGroup>{switches}</FormGroup>
      <FormHelperText id={helpId} role="status">
        {on.length > 0 ? `Reminders: ${on.join(', ')}` : 'No reminders'}
      </FormHelperText>
    </FormControl>
  );
}
