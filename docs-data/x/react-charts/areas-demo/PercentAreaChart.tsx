import { LineChart } from '@mui/x-charts/LineChart';

const years = ['1994', '2004', '2014', '2024'];
const trips = {
  Car: [520, 490, 430, 350],
  Tram: [210, 230, 270, 300],
  Bicycle: [90, 120, 190, 310],
};
const series = Object.entries(trips).map(([label, data]) => ({
  label,
  data,
  area: true,
  showMark: false,
  stack: 'trips',
  stackOffset: 'expand' as const,
  valueFormatter: (value: number | null) => `${value} trips`,
}));
const valueFormatter = (share: number) => `${Math.round(share * 100)}%`;

export default function PercentAreaChart() {
  return (
    <LineChart
      title="City trips by mode of transport, in percent"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ max: 1, valueFormatter }]}
      series={series}
    />
  );
}
