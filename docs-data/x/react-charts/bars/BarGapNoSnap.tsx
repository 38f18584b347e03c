import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import RatioSlider from './RatioSlider';

const lines = ['Line 1', 'Line 2', 'Line 3'];
const series = [
  { data: [82, 74, 91], label: 'On time' },
  { data: [18, 26, 9], label: 'Late' },
];

export default function BarGapNoSnap() {
  const [category, setCategory] = useState(0.2);
  const [bar, setBar] = useState(0.1);
  const ratios = { categoryGapRatio: category, barGapRatio: bar };
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Trams per line, on time and late, in percent"
        height={260}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: lines, ...ratios }]}
        series={series}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, px: 2 }}>
        <RatioSlider
          label="Between categories"
          value={category}
          onChange={setCategory}
        />
        <RatioSlider label="Between bars" value={bar} onChange={setBar} />
      </Box>
    </Box>
  );
}
