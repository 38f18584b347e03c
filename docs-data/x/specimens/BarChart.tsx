import { BarChart } from '@mui/x-charts/BarChart';

export default function BarChartSpecimen() {
  return (
    <BarChart
      width={360}
      height={220}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Oslo', 'Lima'] }]}
      series={[{ data: [4, 7], label: 'Visits' }]}
    />
  );
}
