import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const rounds = ['1', '2', '3', '4', '5', '6'];
const places = [8, 5, 6, 3, 2, 1];

export default function ReverseExampleNoSnap() {
  const [reverse, setReverse] = useState(true);
  const toggle = (
    <Switch checked={reverse} onChange={() => setReverse(!reverse)} />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel label="Reverse the y-axis" control={toggle} />
      <LineChart
        title="Rank in the chess league after each round"
        height={260}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: rounds, label: 'Round' }]}
        yAxis={[{ min: 1, max: 8, reverse, tickMinStep: 1 }]}
        series={[{ data: places, curve: 'linear' }]}
      />
    </Box>
  );
}
