import { useState } from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import StackSelect from './StackSelect';

const offsets = [
  'none',
  'expand',
  'diverging',
  'silhouette',
  'wiggle',
] as const;
const years = ['2019', '2020', '2021', '2022', '2023'];
const shares = {
  Vinyl: [4, 5, 7, 9, 11],
  CD: [22, 16, 12, 9, 7],
  File: [14, 12, 9, 7, 5],
};

export default function StackOffsetDemo() {
  const [stackOffset, setOffset] = useState<(typeof offsets)[number]>('expand');
  const series = Object.entries(shares).map(([label, data]) => ({
    label,
    data,
    area: true,
    showMark: false,
    stack: 'sales',
    stackOffset,
  }));
  const select = { label: 'stackOffset', options: offsets, value: stackOffset };
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <StackSelect {...select} onChange={setOffset} />
      <LineChart
        title="Music sold per year, by medium"
        height={280}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: years }]}
        series={series}
      />
    </Box>
  );
}
