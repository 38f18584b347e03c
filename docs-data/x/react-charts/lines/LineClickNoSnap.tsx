import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25];
const heights = [240, 410, 380, 690, 520, 300];

export default function LineClickNoSnap() {
  const [index, setIndex] = useState(3);
  const slider = {
    max: kilometers.length - 1,
    value: index,
    'aria-valuetext': `Kilometer ${kilometers[index]}`,
    onChange: (_: Event, value: number | number[]) => setIndex(value as number),
  };
  const height = `Kilometer ${kilometers[index]}: ${heights[index]} m`;
  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <LineChart
        title="Height along the hiking trail, in meters"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: kilometers, max: 25, label: 'Kilometer' }]}
        series={[{ data: heights, area: true }]}
        onAxisClick={(_, data) => data && setIndex(data.dataIndex)}
        onMarkClick={(_, { dataIndex = 0 }) => setIndex(dataIndex)}
      />
      <Slider aria-label="Position" {...slider} />
      <Typography role="status">{height}</Typography>
    </Box>
  );
}
