import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { curves } from './curves';

const days = [1, 2, 3, 4, 5, 6, 7, 8];
const prices = [22, 22, 35, 31, 31, 48, 20, 26];

export default function InterpolationDemoNoSnap() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('monotoneX');
  const options = curves.map((name) => (
    <MenuItem key={name} value={name}>
      {name}
    </MenuItem>
  ));
  const select = (value: string) => setCurve(value as typeof curve);
  const field = {
    label: 'curve',
    sx: { width: 180 },
    value: curve,
    children: options,
  };
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        {...field}
        onChange={(event) => select(event.target.value)}
      />
      <LineChart
        title="Price of the hotel room by day, in euros"
        height={260}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ data: days, label: 'Day', min: 1, tickMinStep: 1 }]}
        series={[{ data: prices, curve }]}
      />
    </Box>
  );
}
