import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

const range = { valueMin: 14, valueMax: 30 };

export default function GaugeValueRangeNoSnap() {
  const [degrees, setDegrees] = useState(21);
  const slider = { min: 14, max: 30, value: degrees };
  return (
    <Box sx={{ width: 220, maxWidth: '100%' }}>
      <Gauge
        height={180}
        value={degrees}
        {...range}
        text={({ value }) => `${value} °C`}
        aria-label="Temperature of the living room"
        aria-valuetext={`${degrees} degrees Celsius`}
      />
      <Slider
        aria-label="Set temperature"
        {...slider}
        onChange={(_, value) => setDegrees(value as number)}
      />
    </Box>
  );
}
