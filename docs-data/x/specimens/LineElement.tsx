import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function LineElementSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'point', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'line', data: [4, 7], label: 'Visits' }]}
    >
      <LinePlot skipAnimation />
    </ChartContainer>
  );
}
