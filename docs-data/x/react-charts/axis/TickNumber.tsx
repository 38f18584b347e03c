import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 15, 30, 45, 60, 75, 90];

export default function TickNumber() {
  const [tickNumber, setTickNumber] = useState(4);
  const slider = { min: 1, max: 20, value: tickNumber };
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <LineChart
        title="Temperature of the bread in the oven, in °C"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: minutes, tickMinStep: 15, label: 'Minutes' }]}
        yAxis={[{ tickNumber }]}
        series={[{ data: [22, 48, 71, 84, 91, 95, 97] }]}
      />
      <Slider
        aria-label="Number of ticks on the y-axis"
        valueLabelDisplay="auto"
        {...slider}
        onChange={(_, value) => setTickNumber(value as number)}
      />
    </Box>
  );
}
