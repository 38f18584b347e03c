import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16];

export default function OverlayWithAxis() {
  return (
    <LineChart
      title="Calls per hour, loading"
      height={220}
      margin={{ top: 20 }}
      loading
      xAxis={[{ scaleType: 'point', data: hours, label: 'Hour' }]}
      yAxis={[{ min: 0, max: 50 }]}
      series={[]}
    />
  );
}
