import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Gauge, gaugeClasses, type GaugeProps } from '@mui/x-charts/Gauge';

const texts: Record<string, GaugeProps['text']> = {
  Share: ({ value, valueMax }) =>
    `${Math.round((100 * (value ?? 0)) / valueMax)}%`,
  Fraction: ({ value, valueMax }) => `${value} / ${valueMax}`,
  None: '',
};

export default function TextPlaygroundNoSnap() {
  const [name, setName] = useState('Share');
  const buttons = Object.keys(texts).map((label) => (
    <ToggleButton key={label} value={label}>
      {label}
    </ToggleButton>
  ));
  const group = { exclusive: true, value: name, children: buttons };
  return (
    <Box sx={{ width: 260, maxWidth: '100%', textAlign: 'center' }}>
      <Gauge
        height={170}
        value={9}
        valueMax={12}
        text={texts[name]}
        aria-label="Completed lessons, out of 12"
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 28 } }}
      />
      <ToggleButtonGroup
        aria-label="Text"
        {...group}
        onChange={(_, next) => next !== null && setName(next)}
      />
    </Box>
  );
}
