import { BarChart } from '@mui/x-charts/BarChart';

const loans = [
  { branch: 'Harbor', novels: 420, guides: 180 },
  { branch: 'Old Town', novels: 610, guides: 240 },
  { branch: 'Hill', novels: 290, guides: 330 },
];
const valueFormatter = (value: number | null) => `${value ?? 0} loans`;

export default function SimpleCharts() {
  return (
    <BarChart
      title="Library loans per branch in October"
      height={280}
      skipAnimation
      dataset={loans}
      xAxis={[{ scaleType: 'band', dataKey: 'branch' }]}
      series={[
        { dataKey: 'novels', label: 'Novels', valueFormatter },
        { dataKey: 'guides', label: 'Travel guides', valueFormatter },
      ]}
    />
  );
}
