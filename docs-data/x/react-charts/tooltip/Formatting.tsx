import { LineChart } from '@mui/x-charts/LineChart';

const days = [3, 4, 5, 6, 7].map((day) => new Date(2024, 9, day));
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const tick = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});
const euros = (value: number | null) =>
  value === null ? null : money.format(value);
const day = (value: Date, { location }: { location: string }) =>
  (location === 'tick' ? tick : date).format(value);

const series = [
  { data: [640, 712, 980, 1120, 540], label: 'Harbor', valueFormatter: euros },
  { data: [410, null, 455, 620, 380], label: 'Park', valueFormatter: euros },
];

export default function Formatting() {
  return (
    <LineChart
      title="Revenue of the two cafés per day, in euros"
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: days, valueFormatter: day }]}
      series={series}
    />
  );
}
