import { BarChart } from '@mui/x-charts/BarChart';

const weeks = ['Week 14', 'Week 15', 'Week 16'];

export default function StackBars() {
  return (
    <BarChart
      title="Hours worked per week, by project and task"
      height={300}
      margin={{ top: 80 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: weeks }]}
      series={[
        { data: [12, 16, 9], label: 'Bakery: design', stack: 'bakery' },
        { data: [8, 10, 14], label: 'Bakery: code', stack: 'bakery' },
        { data: [15, 9, 12], label: 'Museum', stack: 'museum' },
      ]}
      slotProps={{ legend: { labelStyle: { fontSize: 13 } } }}
    />
  );
}
