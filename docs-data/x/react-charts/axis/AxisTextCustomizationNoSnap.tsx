import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const data = ['Town hall', 'Main station', 'University', 'Botanical garden'];

export default function AxisTextCustomizationNoSnap() {
  const id = useId();
  const [angle, setAngle] = useState(-40);
  const slider = { min: -90, max: 0, value: angle };
  const tickLabelStyle = { angle, textAnchor: 'end' as const, fontSize: 13 };
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <BarChart
        title="Passengers per stop"
        height={300}
        margin={{ top: 20, bottom: 110 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data, tickLabelStyle }]}
        series={[{ data: [310, 740, 520, 190] }]}
      />
      <Typography id={id}>angle: {angle}</Typography>
      <Slider
        aria-labelledby={id}
        {...slider}
        onChange={(_, value) => setAngle(value as number)}
      />
    </Box>
  );
}
