import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function ChartsYAxisSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'bar', data: [4, 7], label: 'Visits' }]}
    >
      <BarPlot skipAnimation />
      <ChartsYAxis />
    </ChartContainer>
  );
}
