import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const initial = { disableLine: false, disableTicks: true };
const names = Object.keys(initial) as (keyof typeof initial)[];

export default function AxisCustomizationNoSnap() {
  const [settings, setSettings] = useState(initial);
  const toggle = (name: keyof typeof initial) => (
    <Switch
      checked={settings[name]}
      onChange={() => setSettings({ ...settings, [name]: !settings[name] })}
    />
  );
  const xAxis = {
    data: ['Soup', 'Pasta', 'Curry'],
    label: 'Dish',
    ...settings,
  };
  return (
    <Box sx={{ width: '100%' }}>
      {names.map((name) => (
        <FormControlLabel key={name} label={name} control={toggle(name)} />
      ))}
      <BarChart
        title="Meals sold in the canteen"
        height={260}
        margin={{ top: 20, bottom: 60 }}
        skipAnimation
        xAxis={[
          { scaleType: 'band', ...xAxis, labelStyle: { fontWeight: 700 } },
        ]}
        yAxis={[{ ...settings }]}
        series={[{ data: [84, 121, 97] }]}
      />
    </Box>
  );
}
