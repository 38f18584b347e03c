import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const length = 187;
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const spoken = (seconds: number) => `${clock(seconds)} of ${clock(length)}`;

export default function MusicPlayerSlider() {
  const [position, setPosition] = useState(52);

  return (
    <Paper variant="outlined" sx={{ width: 300, maxWidth: '100%', p: 2 }}>
      <Typography>Birds of the salt marsh</Typography>
      <Slider
        size="small"
        aria-label="Position"
        max={length}
        shiftStep={15}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
        getAriaValueText={spoken}
      />
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="caption">{clock(position)}</Typography>
        <Typography variant="caption">−{clock(length - position)}</Typography>
      </Stack>
    </Paper>
  );
}
