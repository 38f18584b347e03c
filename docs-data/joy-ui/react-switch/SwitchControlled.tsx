import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchControlled() {
  const [recording, setRecording] = useState(false);

  return (
    <FormControl orientation="horizontal" sx={{ width: 240 }}>
      <FormLabel>Record the rehearsal</FormLabel>
      <Switch
        checked={recording}
        color={recording ? 'danger' : 'neutral'}
        onChange={(event) => setRecording(event.target.checked)}
      />
    </FormControl>
  );
}
