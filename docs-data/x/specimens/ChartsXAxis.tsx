import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';

export default function ChartsXAxisSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'bar', data: [4, 7], label: 'Visits' }]}
    >
      <BarPlot skipAnimation />
      <ChartsXAxis />
    </ChartContainer>
  );
}
