import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
const settings = { area: true, stack: 'cars', showMark: false };

export default function StackedAreas() {
  return (
    <LineChart
      title="Cars in the parking garage, by level"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[
        { data: [40, 85, 96, 92, 70, 30], label: 'Ground', ...settings },
        { data: [12, 60, 88, 80, 52, 14], label: 'Level 1', ...settings },
        { data: [0, 18, 55, 41, 20, 3], label: 'Level 2', ...settings },
      ]}
    />
  );
}
