import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function LineChartWithReferenceLines() {
  return (
    <LineChart
      title="Open complaints per month, with the goal and a change of software"
      height={300}
      margin={{ top: 30 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[{ data: [48, 52, 55, 41, 30, 24, 19, 21] }]}
    >
      <ChartsReferenceLine y={25} label="Goal" labelAlign="start" />
      <ChartsReferenceLine x="Apr" label="New software" labelAlign="start" />
    </LineChart>
  );
}
