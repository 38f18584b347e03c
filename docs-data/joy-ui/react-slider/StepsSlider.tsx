import { useId, useState } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function StepsSlider() {
  const id = useId();
  const [minutes, setMinutes] = useState(45);

  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Typography id={id}>Let the dough rest</Typography>
      <Slider
        aria-labelledby={id}
        value={minutes}
        onChange={(_, value) => setMinutes(Number(value))}
        min={15}
        max={120}
        step={15}
        getAriaValueText={(value) => `${value} minutes`}
      />
      <Typography level="body-sm">{minutes} minutes</Typography>
    </Box>
  );
}
