import { useState } from 'react';
import VolumeOffIcon from '@mui/icons-material/VolumeOff';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';
import Switch from '@mui/joy/Switch';

export default function ExampleThumbChild() {
  const [sound, setSound] = useState(true);

  return (
    <Switch
      size="lg"
      checked={sound}
      onChange={(event) => setSound(event.target.checked)}
      slotProps={{
        input: { 'aria-label': 'Sound' },
        thumb: { children: sound ? <VolumeUpIcon /> : <VolumeOffIcon /> },
      }}
      sx={{ '--Switch-thumbSize': '24px', '--Switch-trackWidth': '52px' }}
    />
  );
}
