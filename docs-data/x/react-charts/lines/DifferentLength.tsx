import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function DifferentLength() {
  return (
    <LineChart
      title="Members of the rowing club per month"
      desc="The figures of this year end in April."
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { data: [182, 184, 190, 197, 205, 211], label: 'Last year' },
        { data: [214, 219, 223, 236], label: 'This year' },
      ]}
    />
  );
}
