import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { PieArc, type PieArcProps, PiePlot } from '@mui/x-charts/PieChart';

function Arc(props: PieArcProps) {
  return <PieArc {...props} />;
}

export default function PieArcSpecimen() {
  return (
    <ChartContainer
      width={360}
      height={220}
      series={[
        {
          type: 'pie',
          arcLabel: 'value',
          data: [
            { id: 0, value: 4, label: 'Oslo' },
            { id: 1, value: 7, label: 'Lima' },
          ],
        },
      ]}
    >
      <PiePlot skipAnimation slots={{ pieArc: Arc }} />
    </ChartContainer>
  );
}
