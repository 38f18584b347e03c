import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['band', 'line', 'none'] as const;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function BandHighlight() {
  const [x, setX] = useState<(typeof highlights)[number]>('band');
  const options = highlights.map((name) => (
    <MenuItem key={name} value={name}>
      {name}
    </MenuItem>
  ));
  const field = { label: 'axisHighlight.x', value: x, children: options };
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        sx={{ width: 180 }}
        {...field}
        onChange={(event) => setX(event.target.value as typeof x)}
      />
      <BarChart
        title="Calls to the help desk per day"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        axisHighlight={{ x }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: [48, 35, 41, 29, 56] }]}
      />
    </Box>
  );
}
