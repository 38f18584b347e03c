import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00', '24:00'];
const layer = { area: true, stack: 'power', showMark: false };

export default function StackedAreaChart() {
  return (
    <LineChart
      title="Power generated in the valley during the day, by source, in megawatts"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[
        { data: [30, 30, 31, 32, 31, 30, 30], label: 'Water', ...layer },
        { data: [12, 15, 10, 8, 14, 18, 16], label: 'Wind', ...layer },
        { data: [0, 0, 14, 28, 16, 1, 0], label: 'Sun', ...layer },
      ]}
    />
  );
}
