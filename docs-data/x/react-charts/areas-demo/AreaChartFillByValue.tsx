import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7'];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [0],
  colors: ['#d84315', '#00897b'],
};

export default function AreaChartFillByValue() {
  return (
    <LineChart
      title="Balance of the club account per week, in hundred euros"
      desc="The balance is below zero in weeks 3 and 4."
      height={280}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      yAxis={[{ colorMap }]}
      series={[{ data: [12, 5, -8, -4, 3, 9, 14], area: true }]}
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
