import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import TypeButtons from './TypeButtons';

const weekdays = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
];
const data = [210, 245, 232, 260, 180];

export default function SwitchSeriesType() {
  const [type, setType] = useState<'bar' | 'line'>('bar');
  return (
    <Box sx={{ width: '100%' }}>
      <TypeButtons value={type} onChange={setType} />
      <ResponsiveChartContainer
        title="Bicycles at the station per weekday"
        height={260}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={weekdays}
        yAxis={[{ min: 0 }]}
        series={[{ type, data }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
