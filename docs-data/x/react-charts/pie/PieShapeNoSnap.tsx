import { useState } from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import ShapeSlider from './ShapeSlider';

const data = [
  { label: 'Sleep', value: 8 },
  { label: 'Work', value: 9 },
  { label: 'Family', value: 4 },
  { label: 'Errands', value: 3 },
];
const initial = {
  innerRadius: 40,
  cornerRadius: 6,
  paddingAngle: 4,
  endAngle: 360,
};
const limits = {
  innerRadius: 60,
  cornerRadius: 20,
  paddingAngle: 12,
  endAngle: 360,
};
const names = Object.keys(initial) as (keyof typeof initial)[];

export default function PieShapeNoSnap() {
  const [shape, setShape] = useState(initial);
  const sliders = names.map((name) => (
    <ShapeSlider
      key={name}
      label={name}
      max={limits[name]}
      value={shape[name]}
      onChange={(value) => setShape({ ...shape, [name]: value })}
    />
  ));
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Hours of a day by activity"
        height={240}
        margin={{ right: 120 }}
        skipAnimation
        series={[{ data, ...shape }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, px: 1 }}>
        {sliders}
      </Box>
    </Box>
  );
}
