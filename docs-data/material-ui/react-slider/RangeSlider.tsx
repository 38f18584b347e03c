import { useState } from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const clock = (hour: number) => `${hour}:00`;
const nameOf = (index: number) =>
  index === 0 ? 'Earliest departure' : 'Latest departure';

export default function RangeSlider() {
  const [hours, setHours] = useState([8, 14]);

  return (
    <Stack sx={{ width: 280, maxWidth: '100%' }}>
      <Typography>Departure {hours.map(clock).join(' to ')}</Typography>
      <Slider
        value={hours}
        onChange={(_event, value) => setHours(value as number[])}
        min={4}
        max={23}
        getAriaLabel={nameOf}
        getAriaValueText={clock}
      />
    </Stack>
  );
}
