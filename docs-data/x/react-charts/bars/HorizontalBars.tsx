import { BarChart } from '@mui/x-charts/BarChart';

const routes = [
  { route: 'Airport express', minutes: 22 },
  { route: 'Night bus', minutes: 58 },
  { route: 'Harbor ferry', minutes: 35 },
  { route: 'Suburban train', minutes: 41 },
];
const valueFormatter = (value: number | null) => `${value} minutes`;

export default function HorizontalBars() {
  return (
    <BarChart
      title="Time to the airport by route, in minutes"
      layout="horizontal"
      height={240}
      margin={{ top: 10, left: 120 }}
      skipAnimation
      dataset={routes}
      yAxis={[{ scaleType: 'band', dataKey: 'route' }]}
      xAxis={[{ label: 'Minutes' }]}
      series={[{ dataKey: 'minutes', valueFormatter }]}
    />
  );
}
