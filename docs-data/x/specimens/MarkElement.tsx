import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  MarkElement,
  type MarkElementProps,
  MarkPlot,
} from '@mui/x-charts/LineChart';

function Mark(props: MarkElementProps) {
  return <MarkElement {...props} />;
}

export default function MarkElementSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'point', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'line', data: [4, 7], label: 'Visits' }]}
    >
      <MarkPlot skipAnimation slots={{ mark: Mark }} />
    </ChartContainer>
  );
}
