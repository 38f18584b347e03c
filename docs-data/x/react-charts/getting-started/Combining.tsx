import type { AllSeriesType } from '@mui/x-charts/models';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul'];
const xAxis = [{ scaleType: 'band' as const, data: months }];

const yAxis = [
  { id: 'rain', label: 'Rain (mm)', min: 0 },
  { id: 'heat', label: 'Temperature (°C)', min: 0, max: 30 },
];

const series: AllSeriesType[] = [
  {
    type: 'bar',
    data: [58, 71, 84, 62, 47],
    label: 'Rain',
    yAxisId: 'rain',
    color: '#90caf9',
  },
  {
    type: 'line',
    data: [8, 12, 16, 20, 22],
    label: 'Temperature',
    yAxisId: 'heat',
    color: '#d84315',
  },
];

export default function Combining() {
  return (
    <ResponsiveChartContainer
      title="Rain and temperature at the vineyard"
      height={300}
      skipAnimation
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="rain" />
      <ChartsYAxis axisId="heat" position="right" />
      <ChartsLegend />
    </ResponsiveChartContainer>
  );
}
