import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function PassengersChart() {
  return (
    <BarChart
      width={320}
      height={220}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ data: [420, 380, 410, 460, 690], label: 'Passengers' }]}
    />
  );
}
