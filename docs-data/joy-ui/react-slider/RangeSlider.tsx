import { useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function RangeSlider() {
  const [hours, setHours] = useState([9, 17]);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography>
        Open from {hours[0]}:00 to {hours[1]}:00
      </Typography>
      <Slider
        value={hours}
        onChange={(_, value) => setHours(value as number[])}
        min={6}
        max={22}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        getAriaValueText={(hour) => `${hour}:00`}
      />
    </Box>
  );
}
