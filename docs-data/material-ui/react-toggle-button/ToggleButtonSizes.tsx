import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;
const periods = ['Day', 'Week', 'Year'].map((period) => (
  <ToggleButton key={period} value={period}>
    {period}
  </ToggleButton>
));

export default function ToggleButtonSizes() {
  const [period, setPeriod] = useState<string | null>('Week');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={period}
          onChange={(_event, value: string | null) => setPeriod(value)}
          aria-label={`Period, ${size} buttons`}
        >
          {periods}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
