import { useState } from 'react';
import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import OptionControls, { type Options } from './OptionControls';
import { days, formatDay, level } from './river';

const axis = { data: days, scaleType: 'utc' as const };

export default function ZoomOptionsNoSnap() {
  const [options, setOptions] = useState<Options>({
    step: 5,
    minSpan: 10,
    panning: true,
    filterMode: 'keep',
  });
  return (
    <Box sx={{ width: '100%' }}>
      <LineChartPro
        title="Water level of the river in 2024, in centimeters"
        height={280}
        skipAnimation
        xAxis={[{ ...axis, valueFormatter: formatDay, zoom: options }]}
        series={[{ data: level, label: 'Level (cm)', showMark: false }]}
      />
      <OptionControls value={options} onChange={setOptions} />
    </Box>
  );
}
