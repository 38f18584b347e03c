import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Sold', value: 78 },
  { label: 'Free', value: 22 },
];

export default function HiddenLegend() {
  const [hidden, setHidden] = useState(true);
  const toggle = (
    <Switch checked={hidden} onChange={() => setHidden(!hidden)} />
  );
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <FormControlLabel label="Hide the legend" control={toggle} />
      <PieChart
        title="Seats: 78 sold, 22 free"
        height={200}
        margin={{ right: hidden ? 5 : 100 }}
        skipAnimation
        series={[{ data, innerRadius: 60 }]}
        slotProps={{ legend: { hidden } }}
      />
    </Box>
  );
}
