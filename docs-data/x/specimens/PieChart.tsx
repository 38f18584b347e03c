import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartSpecimen() {
  return (
    <PieChart
      width={360}
      height={220}
      skipAnimation
      series={[
        {
          data: [
            { id: 0, value: 4, label: 'Oslo' },
            { id: 1, value: 7, label: 'Lima' },
          ],
        },
      ]}
    />
  );
}
