import { LineChart } from '@mui/x-charts/LineChart';

export default function LineChartSpecimen() {
  return (
    <LineChart
      width={360}
      height={220}
      skipAnimation
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [4, 7, 5], label: 'Visits', area: true }]}
    />
  );
}
