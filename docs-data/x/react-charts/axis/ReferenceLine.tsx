import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function ReferenceLine() {
  return (
    <LineChart
      title="Water used per week, in cubic meters, with the limit"
      height={280}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ data: weeks, label: 'Week', tickMinStep: 1 }]}
      yAxis={[{ min: 0, max: 12 }]}
      series={[{ data: [6, 6.4, 7.1, 9.8, 10.6, 8.2, 6.9, 6.1] }]}
    >
      <ChartsReferenceLine y={9} label="Limit" labelAlign="start" />
      <ChartsReferenceLine
        x={4}
        label="Heat wave"
        lineStyle={{ strokeDasharray: 6 }}
      />
    </LineChart>
  );
}
