import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18];
const yAxis = [
  { id: 'heat', label: 'Temperature (°C)', min: 0, max: 30 },
  { id: 'damp', label: 'Humidity (%)', min: 0, max: 100 },
];

export default function BiaxialLineChart() {
  return (
    <LineChart
      title="Climate in the museum depot; each line has its own axis"
      height={300}
      skipAnimation
      xAxis={[{ data: hours, min: 8, max: 18, label: 'Hour' }]}
      yAxis={yAxis}
      rightAxis="damp"
      series={[
        { data: [17, 18, 20, 21, 20, 18], label: '°C, left', yAxisId: 'heat' },
        { data: [52, 50, 47, 44, 46, 49], label: '%, right', yAxisId: 'damp' },
      ]}
    />
  );
}
