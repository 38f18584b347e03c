import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5'];

export default function BasicArea() {
  return (
    <LineChart
      title="Savings for the class trip, in euros"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      series={[{ data: [80, 210, 260, 440, 615], area: true }]}
    />
  );
}
