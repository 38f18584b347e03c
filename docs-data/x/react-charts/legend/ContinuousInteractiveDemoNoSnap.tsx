import { useState } from 'react';
import Box from '@mui/material/Box';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import SizeSlider from './SizeSlider';
import { wells } from './wells';

const colorMap = { type: 'continuous', color: ['#29b6f6', '#ab47bc'] } as const;
const axis = { colorMap: { ...colorMap, min: 5, max: 25 } };
const placement = {
  minLabel: '5 m',
  maxLabel: '25 m',
  labelStyle: { fill: 'currentColor' },
  axisDirection: 'z',
  direction: 'row',
  position: { vertical: 'top', horizontal: 'middle' },
} as const;

export default function ContinuousInteractiveDemoNoSnap() {
  const [thickness, setThickness] = useState(12);
  const [length, setLength] = useState(50);
  const size = { thickness, length: `${length}%` };
  const sliders = [
    { label: 'thickness', max: 30, value: thickness, onChange: setThickness },
    { label: 'length', max: 70, value: length, onChange: setLength },
  ];
  return (
    <Box sx={{ width: '100%' }}>
      <ScatterChart
        title="Wells in the field, colored by depth in meters"
        height={280}
        skipAnimation
        zAxis={[axis]}
        series={[{ data: wells, markerSize: 7 }]}
      >
        <ContinuousColorLegend {...placement} {...size} />
      </ScatterChart>
      {sliders.map((slider) => (
        <SizeSlider key={slider.label} {...slider} />
      ))}
    </Box>
  );
}
