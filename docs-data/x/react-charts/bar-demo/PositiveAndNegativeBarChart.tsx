import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const change = [-14, -6, 9, 21, 17, -3];

export default function PositiveAndNegativeBarChart() {
  return (
    <BarChart
      title="Change in the number of members per month"
      height={280}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[{ data: change }]}
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
