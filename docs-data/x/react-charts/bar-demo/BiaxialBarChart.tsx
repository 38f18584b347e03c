import { BarChart } from '@mui/x-charts/BarChart';

const farms = ['Hill', 'Brook', 'Lake'];
const yAxis = [
  { id: 'cows', label: 'Cows' },
  { id: 'milk', label: 'Milk (t)' },
];

export default function BiaxialBarChart() {
  return (
    <BarChart
      title="Cows and milk per farm; each has its own axis"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: farms }]}
      yAxis={yAxis}
      rightAxis="milk"
      series={[
        { data: [62, 41, 85], label: 'Cows, left axis', yAxisId: 'cows' },
        { data: [44, 36, 59], label: 'Milk, right axis', yAxisId: 'milk' },
      ]}
    />
  );
}
