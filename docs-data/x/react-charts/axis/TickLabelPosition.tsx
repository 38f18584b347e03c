import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from(
  { length: 14 },
  (_, index) => new Date(2024, 5, 3 + index),
);
const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});
const rain = [0, 2, 9, 4, 0, 0, 1, 12, 7, 3, 0, 0, 5, 2];

export default function TickLabelPosition() {
  return (
    <BarChart
      title="Rain per day in two weeks, in millimeters"
      height={240}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          valueFormatter: (day: Date) => format.format(day),
          tickLabelInterval: (day?: Date) => day?.getDay() === 1,
        },
      ]}
      series={[{ data: rain }]}
    />
  );
}
