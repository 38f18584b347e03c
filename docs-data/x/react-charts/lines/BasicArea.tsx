import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'];

export default function BasicArea() {
  return (
    <LineChart
      title="Savings for the class trip, in euros"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: weeks }]}
      series={[{ data: [80, 210, 260, 440, 615], area: true }]}
    />
  );
}
