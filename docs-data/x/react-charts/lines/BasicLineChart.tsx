import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18];

export default function BasicLineChart() {
  return (
    <LineChart
      title="Temperature of the pond during the day, in °C"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ data: hours, label: 'Hour', min: 6, max: 18 }]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[{ data: [11, 12.5, 15, 17.5, 19, 18.5, 16] }]}
    />
  );
}
