import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['12', '13', '14', '15', '16', '17'];

export default function SimpleLineChart() {
  return (
    <LineChart
      title="Eggs collected per week, by coop"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      series={[
        { data: [84, 91, 88, 97, 102, 99], label: 'Old coop' },
        { data: [35, 48, 61, 72, 78, 90], label: 'New coop' },
      ]}
    />
  );
}
