import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function SimpleAreaChart() {
  return (
    <LineChart
      title="Water in the reservoir per month, in million cubic meters"
      height={280}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[{ data: [42, 47, 55, 61, 58, 50, 39], area: true }]}
    />
  );
}
