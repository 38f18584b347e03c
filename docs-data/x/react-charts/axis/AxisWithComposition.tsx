import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const bands = [
  {
    id: 'city',
    scaleType: 'band' as const,
    data: ['Bergen', 'Oslo', 'Tromsø'],
  },
];

export default function AxisWithComposition() {
  return (
    <ResponsiveChartContainer
      title="Rainy days per year"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={bands}
      yAxis={[{ id: 'days', min: 0, max: 365 }]}
      series={[{ type: 'bar', data: [239, 168, 197] }]}
    >
      <BarPlot />
      <ChartsXAxis axisId="city" label="City" />
      <ChartsYAxis axisId="days" />
      <ChartsYAxis axisId="days" position="right" disableLine disableTicks />
    </ResponsiveChartContainer>
  );
}
