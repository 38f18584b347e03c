import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2022', '2023', '2024'];

export default function MixedBarChart() {
  return (
    <BarChart
      title="Visits to the zoo, in thousands: tickets stacked, passes next to them"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: years }]}
      series={[
        { data: [42, 48, 51], label: 'Adults', stack: 'tickets' },
        { data: [25, 31, 36], label: 'Children', stack: 'tickets' },
        { data: [12, 14, 19], label: 'Passes' },
      ]}
    />
  );
}
