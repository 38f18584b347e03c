import { ScatterChart } from '@mui/x-charts/ScatterChart';

export default function ScatterChartSpecimen() {
  return (
    <ScatterChart
      width={360}
      height={220}
      skipAnimation
      series={[
        {
          label: 'Visits',
          data: [
            { id: 0, x: 1, y: 4 },
            { id: 1, x: 2, y: 7 },
          ],
        },
      ]}
    />
  );
}
