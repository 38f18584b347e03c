import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { days, formatDay, level } from './river';

const spring: ZoomData[] = [{ axisId: 'days', start: 15, end: 45 }];
const axis = { id: 'days', data: days, scaleType: 'utc' as const };

export default function ZoomControlled() {
  const [zoom, setZoom] = useState(spring);
  const { start, end } = zoom[0]!;
  const setRange = ([from = 0, to = 100]: number[]) => {
    const last = Math.max(to, 10);
    setZoom([{ axisId: 'days', start: Math.min(from, last - 10), end: last }]);
  };

  return (
    <Box sx={{ width: '100%', px: 2 }}>
      <LineChartPro
        title="Water level of the river in 2024, in centimeters"
        height={280}
        skipAnimation
        xAxis={[{ ...axis, valueFormatter: formatDay, zoom: true }]}
        series={[{ data: level, label: 'Level (cm)', showMark: false }]}
        zoom={zoom}
        onZoomChange={setZoom}
      />
      <Slider
        getAriaLabel={(thumb) => (thumb ? 'End' : 'Start')}
        getAriaValueText={(value) => `${Math.round(value)}% of the year`}
        value={[start, end]}
        onChange={(_, range) => setRange(range as number[])}
      />
    </Box>
  );
}
