import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shortest = 2;
const clock = (hour: number) => `${hour}:00`;
const nameOf = (index: number) => (index === 0 ? 'Court from' : 'Court to');

export default function MinimumDistanceSlider() {
  const [[from, until], setHours] = useState([10, 13]);

  const change = (_event: Event, value: number | number[], thumb: number) => {
    const [first, last] = value as [number, number];
    setHours(
      thumb === 0
        ? [Math.min(first, until - shortest), until]
        : [from, Math.max(last, from + shortest)],
    );
  };

  return (
    <Stack sx={{ width: 280, maxWidth: '100%' }}>
      <Typography>
        Court {clock(from)} to {clock(until)}, at least {shortest} hours
      </Typography>
      <Slider
        disableSwap
        value={[from, until]}
        onChange={change}
        min={7}
        max={22}
        getAriaLabel={nameOf}
        getAriaValueText={clock}
      />
    </Stack>
  );
}
