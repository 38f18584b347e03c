import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  PieArcLabel,
  type PieArcLabelProps,
  PiePlot,
} from '@mui/x-charts/PieChart';

function ArcLabel(props: PieArcLabelProps) {
  return <PieArcLabel {...props} />;
}

export default function PieArcLabelSpecimen() {
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
      <PiePlot skipAnimation slots={{ pieArcLabel: ArcLabel }} />
    </ChartContainer>
  );
}
