import { useState } from 'react';
import BrightnessHighIcon from '@mui/icons-material/BrightnessHigh';
import BrightnessLowIcon from '@mui/icons-material/BrightnessLow';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function ContinuousSlider() {
  const [light, setLight] = useState<number | number[]>(40);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}
    >
      <BrightnessLowIcon color="action" />
      <Slider
        aria-label="Brightness of the desk lamp"
        value={light}
        onChange={(_event, value) => setLight(value)}
      />
      <BrightnessHighIcon color="action" />
    </Stack>
  );
}
