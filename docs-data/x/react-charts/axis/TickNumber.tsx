import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 15, 30, 45, 60, 75, 90];

export default function TickNumber() {
  const id = useId();
  const [tickNumber, setTickNumber] = useState(4);
  const slider = { min: 1, max: 20, value: tickNumber };
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <LineChart
        title="Temperature of the bread in the oven, in °C"
        height={240}
        margin={{ top: 20, right: 20 }}
        skipAnimation
        xAxis={[{ data: minutes, tickMinStep: 15, max: 90, label: 'Minutes' }]}
        yAxis={[{ tickNumber }]}
        series={[{ data: [22, 48, 71, 84, 91, 95, 97] }]}
      />
      <Typography id={id}>tickNumber of the y-axis: {tickNumber}</Typography>
      <Slider
        aria-labelledby={id}
        {...slider}
        onChange={(_, value) => setTickNumber(value as number)}
      />
    </Box>
  );
}
