import { LineChart } from '@mui/x-charts/LineChart';

const meters = [
  { day: new Date(2024, 2, 4), produced: 6.1, used: 9.4 },
  { day: new Date(2024, 2, 5), produced: 8.7, used: 9.1 },
  { day: new Date(2024, 2, 6), produced: 10.3, used: 8.8 },
  { day: new Date(2024, 2, 7), produced: 7.9, used: 10.2 },
  { day: new Date(2024, 2, 8), produced: 11.6, used: 9.6 },
];
const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
});
const valueFormatter = (date: Date) => format.format(date);
const energy = (value: number | null) => `${value} kWh`;

export default function LineDataset() {
  return (
    <LineChart
      title="Energy produced and used per day, in kilowatt-hours"
      height={280}
      skipAnimation
      dataset={meters}
      xAxis={[{ scaleType: 'point', dataKey: 'day', valueFormatter }]}
      series={[
        { dataKey: 'produced', label: 'Produced', valueFormatter: energy },
        { dataKey: 'used', label: 'Used', valueFormatter: energy },
      ]}
    />
  );
}
