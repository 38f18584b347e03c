import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];
const days = { Monday: [12, 48, 35, 41, 60], Sunday: [3, 11, 38, 44, 25] };

export default function LineAnimation() {
  const [day, setDay] = useState<keyof typeof days>('Monday');
  const [isAnimated, setAnimated] = useState(false);
  const other = day === 'Monday' ? 'Sunday' : 'Monday';
  const animate = (
    <Switch checked={isAnimated} onChange={() => setAnimated(!isAnimated)} />
  );
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setDay(other)}>Show {other}</Button>
      <FormControlLabel label="Animate" control={animate} />
      <LineChart
        title={`Passengers of the funicular, ${day}`}
        height={260}
        skipAnimation={!isAnimated}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[{ min: 0, max: 70 }]}
        series={[{ data: days[day], area: true, label: day }]}
      />
    </Box>
  );
}
