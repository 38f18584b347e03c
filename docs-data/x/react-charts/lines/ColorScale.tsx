import { LineChart } from '@mui/x-charts/LineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const minutes = [0, 10, 20, 30, 40, 50, 60];
const alarm = {
  type: 'piecewise' as const,
  thresholds: [85],
  colors: ['#00897b', '#d84315'],
};

export default function ColorScale() {
  return (
    <LineChart
      title="Temperature of the kiln, in °C"
      desc="Above 85 °C, from minute 24 to minute 44, the color changes."
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ data: minutes, label: 'Minutes' }]}
      yAxis={[{ colorMap: alarm, min: 0, max: 120 }]}
      series={[{ data: [20, 48, 74, 98, 92, 71, 55], showMark: false }]}
    >
      <ChartsReferenceLine y={85} label="Limit" labelAlign="end" />
    </LineChart>
  );
}
