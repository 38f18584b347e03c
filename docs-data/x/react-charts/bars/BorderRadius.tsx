import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function BorderRadius() {
  const id = useId();
  const [radius, setRadius] = useState(8);
  const slider = {
    'aria-labelledby': id,
    max: 30,
    value: radius,
    sx: { display: 'block', width: 240, maxWidth: '90%', mx: 'auto' },
  };
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Change in the cash box per day, in euros"
        height={240}
        margin={{ top: 20 }}
        borderRadius={radius}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [120, -45, 210, -80, 160] }]}
      />
      <Typography id={id} sx={{ textAlign: 'center' }}>
        borderRadius: {radius}
      </Typography>
      <Slider {...slider} onChange={(_, value) => setRadius(value as number)} />
    </Box>
  );
}
