import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [6200, 8400, 7100, 9900, 4300, 12800, 10100];
const initial = { showTooltip: true, showHighlight: true, area: false };
const names = Object.keys(initial) as (keyof typeof initial)[];

export default function BasicSparkLineCustomization() {
  const [settings, setSettings] = useState(initial);
  // With `false`, the y-axis would include zero, as with an area.
  const options = { ...settings, area: settings.area || undefined };
  const toggle = (name: keyof typeof initial) => (
    <Switch
      checked={settings[name]}
      onChange={() => setSettings({ ...settings, [name]: !settings[name] })}
    />
  );
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      {names.map((name) => (
        <FormControlLabel key={name} label={name} control={toggle(name)} />
      ))}
      <SparkLineChart
        title="Steps per day"
        data={steps}
        height={100}
        colors={['#ab47bc']}
        valueFormatter={(value) => `${value} steps`}
        {...options}
      />
    </Box>
  );
}
