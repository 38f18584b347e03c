import { BarChart } from '@mui/x-charts/BarChart';
import Average from './Average';

const members = [64, 81, 58, 92];

export default function BasicScaleDemo() {
  return (
    <BarChart
      title="Members of the gym per district, with the average of 74"
      height={280}
      margin={{ top: 20, right: 70 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['North', 'East', 'South', 'West'] }]}
      series={[{ data: members }]}
    >
      <Average values={members} />
    </BarChart>
  );
}
