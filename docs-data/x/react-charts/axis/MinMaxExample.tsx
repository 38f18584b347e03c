import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const tide = hours.map((hour) => 2.4 + 1.8 * Math.cos((hour - 3) / 2));

export default function MinMaxExample() {
  const [[min, max], setRange] = useState([6, 18]);
  const range = { min: 0, max: 24, value: [min, max] };
  // With two equal ends, all values would have the same position.
  const select = ([from = 0, to = 24]: number[]) =>
    from < to && setRange([from, to]);
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <LineChart
        title="Tide at the pier, in meters"
        height={260}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: hours, min, max, label: 'Hour' }]}
        yAxis={[{ min: 0, max: 5 }]}
        series={[{ data: tide, showMark: false }]}
      />
      <Typography>{`min: ${min}, max: ${max}`}</Typography>
      <Slider
        getAriaLabel={(thumb) => (thumb === 0 ? 'From hour' : 'To hour')}
        {...range}
        onChange={(_, value) => select(value as number[])}
      />
    </Box>
  );
}
