import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { year: '2021', apples: 14.2, pears: 6.1 },
  { year: '2022', apples: 11.8, pears: 7.4 },
  { year: '2023', apples: 16.5, pears: 5.9 },
  { year: '2024', apples: 15.1, pears: 8.2 },
];
const tons = (value: number | null) => `${value?.toFixed(1)} t`;

export default function BarsDataset() {
  return (
    <BarChart
      title="Orchard harvest, in metric tons"
      height={280}
      skipAnimation
      dataset={harvest}
      xAxis={[{ scaleType: 'band', dataKey: 'year' }]}
      yAxis={[{ label: 'Harvest (t)' }]}
      series={[
        { dataKey: 'apples', label: 'Apples', valueFormatter: tons },
        { dataKey: 'pears', label: 'Pears', valueFormatter: tons },
      ]}
    />
  );
}
