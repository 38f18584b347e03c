import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;
const series = [
  { data: [34, 41, 29], label: 'Adults' },
  { data: [12, 22, 18], label: 'Children' },
];

export default function Interaction() {
  const [trigger, setTrigger] = useState<(typeof triggers)[number]>('axis');
  const group = {
    exclusive: true,
    value: trigger,
    onChange: (_: unknown, name: typeof trigger | null) =>
      name && setTrigger(name),
  };
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup aria-label="Trigger" {...group}>
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Visitors to the planetarium per show"
        height={260}
        skipAnimation
        tooltip={{ trigger }}
        xAxis={[{ scaleType: 'band', data: ['14:00', '16:00', '18:00'] }]}
        series={series}
      />
    </Box>
  );
}
