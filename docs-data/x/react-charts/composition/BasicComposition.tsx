import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { AllSeriesType } from '@mui/x-charts/models';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const quarters = [
  { scaleType: 'band' as const, data: ['Q1', 'Q2', 'Q3', 'Q4'] },
];
const series: AllSeriesType[] = [
  { type: 'bar', data: [120, 150, 170, 140], label: 'Sold', color: '#90caf9' },
  {
    type: 'line',
    data: [110, 140, 160, 175],
    label: 'Planned',
    color: '#d84315',
  },
];

export default function BasicComposition() {
  return (
    <ResponsiveChartContainer
      title="Houses sold per quarter as bars, planned as a line"
      height={280}
      skipAnimation
      xAxis={quarters}
      series={series}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsLegend />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
