import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import Targets from './Targets';

const teams = ['Ada', 'Bea', 'Cem', 'Dov'];
const sold = [31, 24, 40, 28];
const targets = [28, 30, 35, 28];

export default function ScaleDemo() {
  return (
    <ResponsiveChartContainer
      title="Subscriptions sold per person, with the target as a mark"
      height={280}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ id: 'people', scaleType: 'band', data: teams }]}
      yAxis={[{ id: 'sold' }]}
      series={[{ type: 'bar', data: sold }]}
    >
      <BarPlot />
      <Targets categories={teams} values={targets} />
      <ChartsXAxis axisId="people" />
      <ChartsYAxis axisId="sold" />
    </ResponsiveChartContainer>
  );
}
