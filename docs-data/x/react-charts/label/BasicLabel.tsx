import { LineChart } from '@mui/x-charts/LineChart';

const shifts = ['6:00', '14:00', '22:00'];

export default function BasicLabel() {
  return (
    <LineChart
      title="Nurses on duty per shift"
      height={260}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: shifts }]}
      yAxis={[{ min: 0 }]}
      series={[
        { data: [14, 12, 6], label: 'Surgery' },
        { data: [9, 9, 4], label: 'Children' },
      ]}
    />
  );
}
