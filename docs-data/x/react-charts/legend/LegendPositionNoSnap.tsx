import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { positions } from './positions';

const series = [
  { data: [28, 33], label: 'Pancakes' },
  { data: [41, 25], label: 'Waffles' },
];

export default function LegendPositionNoSnap() {
  const [name, setName] = useState<keyof typeof positions>('Bottom');
  const { legend, margin } = positions[name];
  const buttons = Object.keys(positions).map((label) => (
    <ToggleButton key={label} value={label}>
      {label}
    </ToggleButton>
  ));
  const group = { exclusive: true, value: name, children: buttons };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Position"
        {...group}
        onChange={(_, next) => next && setName(next)}
      />
      <BarChart
        title="Breakfasts served on the weekend"
        height={280}
        margin={margin}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: ['Saturday', 'Sunday'] }]}
        series={series}
        slotProps={{ legend }}
      />
    </Box>
  );
}
