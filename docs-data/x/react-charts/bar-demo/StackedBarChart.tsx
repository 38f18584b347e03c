import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Kitchen', 'Bath', 'Garden'];

export default function StackedBarChart() {
  return (
    <BarChart
      title="Cold and warm water used per room, in liters per day"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: rooms }]}
      series={[
        { data: [42, 65, 30], label: 'Cold', stack: 'water' },
        { data: [28, 55, 0], label: 'Warm', stack: 'water' },
      ]}
    />
  );
}
