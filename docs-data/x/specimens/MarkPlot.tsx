import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { MarkPlot } from '@mui/x-charts/LineChart';

export default function MarkPlotSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'point', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'line', data: [4, 7], label: 'Visits' }]}
    >
      <MarkPlot skipAnimation />
    </ChartContainer>
  );
}
