import { useState } from 'react';
import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';
import ShapeSlider from './ShapeSlider';

const sliders = [
  { label: 'startAngle', min: -180, max: 0 },
  { label: 'endAngle', min: 30, max: 180 },
  { label: 'innerRadius', min: 0, max: 70 },
  { label: 'cornerRadius', min: 0, max: 30 },
];

export default function ArcPlaygroundNoSnap() {
  const [values, setValues] = useState([-120, 120, 55, 8]);
  const [startAngle, endAngle, innerRadius, cornerRadius] = values;
  const shape = { startAngle, endAngle, innerRadius, cornerRadius };
  const set = (index: number) => (value: number) =>
    setValues(values.map((old, at) => (at === index ? value : old)));
  return (
    <Box sx={{ width: 460, maxWidth: '100%' }}>
      <Gauge
        height={180}
        value={64}
        {...shape}
        aria-label="Seats sold, percent"
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, px: 1 }}>
        {sliders.map((slider, index) => (
          <ShapeSlider
            key={slider.label}
            {...slider}
            value={values[index] ?? 0}
            onChange={set(index)}
          />
        ))}
      </Box>
    </Box>
  );
}
