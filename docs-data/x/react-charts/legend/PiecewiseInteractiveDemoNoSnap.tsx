import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { wells } from './wells';

const colorMap = {
  type: 'piecewise' as const,
  thresholds: [10, 20],
  colors: ['#00897b', '#1e88e5', '#d84315'],
};
const placement = {
  direction: 'row' as const,
  position: { vertical: 'top' as const, horizontal: 'middle' as const },
};
const initial = { hideFirst: false, hideLast: false };
const names = Object.keys(initial) as (keyof typeof initial)[];

export default function PiecewiseInteractiveDemoNoSnap() {
  const [hidden, setHidden] = useState(initial);
  const toggle = (name: keyof typeof initial) => (
    <Switch
      checked={hidden[name]}
      onChange={() => setHidden({ ...hidden, [name]: !hidden[name] })}
    />
  );
  return (
    <Box sx={{ width: '100%' }}>
      {names.map((name) => (
        <FormControlLabel key={name} label={name} control={toggle(name)} />
      ))}
      <ScatterChart
        title="Wells: place in the field, colored by depth in meters"
        height={280}
        skipAnimation
        zAxis={[{ colorMap }]}
        series={[{ data: wells, markerSize: 7 }]}
      >
        <PiecewiseColorLegend {...placement} {...hidden} />
      </ScatterChart>
    </Box>
  );
}
