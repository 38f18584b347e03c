import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [0, 1, 2, 3, 4, 5, 6];
const cells = [3, 11, 42, 160, 610, 2300, 8900];
const scales = ['linear', 'sqrt', 'log'] as const;

export default function ScaleExample() {
  const [scaleType, setScale] = useState<(typeof scales)[number]>('log');
  const buttons = scales.map((name) => (
    <ToggleButton key={name} value={name}>
      {name}
    </ToggleButton>
  ));
  const group = {
    exclusive: true,
    value: scaleType,
    children: buttons,
    onChange: (_: unknown, name: typeof scaleType | null) =>
      name && setScale(name),
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup aria-label="Scale of the y-axis" {...group} />
      <LineChart
        title="Bacteria per milliliter, by week"
        height={280}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: weeks, label: 'Week', tickMinStep: 1 }]}
        yAxis={[{ scaleType, valueFormatter: (value) => `${value}` }]}
        series={[{ data: cells, curve: 'linear' }]}
      />
    </Box>
  );
}
