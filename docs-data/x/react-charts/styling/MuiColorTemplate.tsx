import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { palettes } from './palettes';

const courses = ['Yoga', 'Judo', 'Dance', 'Chess', 'Choir', 'Ceramics'];
const series = courses.map((label, index) => ({
  label,
  data: [24 - 3 * index],
}));
const legend = {
  labelStyle: { fontSize: 12 },
  itemMarkWidth: 12,
  itemMarkHeight: 12,
};

export default function MuiColorTemplate() {
  const [name, setName] = useState<keyof typeof palettes>('mangoFusionPalette');
  const options = Object.keys(palettes).map((option) => (
    <MenuItem key={option} value={option}>
      {option}
    </MenuItem>
  ));
  const field = { label: 'Palette', value: name, children: options };
  const select = (value: string) => setName(value as typeof name);
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        {...field}
        onChange={(event) => select(event.target.value)}
      />
      <BarChart
        title="Participants per course"
        height={280}
        margin={{ top: 70 }}
        skipAnimation
        colors={palettes[name]}
        xAxis={[{ scaleType: 'band', data: ['Autumn'] }]}
        series={series}
        slotProps={{ legend }}
      />
    </Box>
  );
}
