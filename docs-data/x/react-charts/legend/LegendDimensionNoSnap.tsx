import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import SizeSlider from './SizeSlider';

const series = [
  { data: [310, 280], label: 'Standard' },
  { data: [120, 190], label: 'Express' },
];
const initial = {
  itemMarkWidth: 20,
  itemMarkHeight: 8,
  markGap: 8,
  itemGap: 24,
};
const names = Object.keys(initial) as (keyof typeof initial)[];

export default function LegendDimensionNoSnap() {
  const [sizes, setSizes] = useState(initial);
  const sliders = names.map((name) => (
    <SizeSlider
      key={name}
      label={name}
      max={40}
      value={sizes[name]}
      onChange={(value) => setSizes({ ...sizes, [name]: value })}
    />
  ));
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Parcels by type of delivery"
        height={260}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['May', 'June'] }]}
        series={series}
        slotProps={{ legend: sizes }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {sliders}
      </Box>
    </Box>
  );
}
