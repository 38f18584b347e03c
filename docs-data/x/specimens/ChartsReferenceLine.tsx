import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function ChartsReferenceLineSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'bar', data: [4, 7], label: 'Visits' }]}
    >
      <BarPlot skipAnimation />
      <ChartsReferenceLine y={5} label="Goal" />
    </ChartContainer>
  );
}
