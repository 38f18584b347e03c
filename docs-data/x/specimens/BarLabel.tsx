import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { BarLabel, type BarLabelProps, BarPlot } from '@mui/x-charts/BarChart';

function Label(props: BarLabelProps) {
  return <BarLabel {...props} />;
}

export default function BarLabelSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      xAxis={[{ id: 'cities', scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ type: 'bar', data: [4, 7], label: 'Visits' }]}
    >
      <BarPlot barLabel="value" skipAnimation slots={{ barLabel: Label }} />
    </ChartContainer>
  );
}
