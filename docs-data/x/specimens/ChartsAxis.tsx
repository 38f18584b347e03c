import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';

export default function ChartsAxisSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'bar', data: [4, 7], label: 'Visits' }]}
    >
      <BarPlot skipAnimation />
      <ChartsAxis />
    </ChartContainer>
  );
}
