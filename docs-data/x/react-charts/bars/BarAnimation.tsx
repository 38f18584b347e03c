import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const shops = ['Quay', 'Market', 'Station'];
const weeks = [
  [18, 24, 15],
  [26, 12, 33],
];

export default function BarAnimation() {
  const [week, setWeek] = useState(0);
  const [isAnimated, setAnimated] = useState(false);
  const animate = (
    <Switch checked={isAnimated} onChange={() => setAnimated(!isAnimated)} />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setWeek(1 - week)}>Show the other week</Button>
      <FormControlLabel label="Animate" control={animate} />
      <BarChart
        title={`Loaves sold per shop, week ${week + 1}`}
        height={240}
        margin={{ top: 20 }}
        skipAnimation={!isAnimated}
        xAxis={[{ scaleType: 'band', data: shops }]}
        yAxis={[{ max: 40 }]}
        series={[{ data: weeks[week] }]}
      />
    </Box>
  );
}
