import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      title="Visitors to the swimming pool on a weekend"
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Friday', 'Saturday', 'Sunday'] }]}
      series={[
        { data: [310, 540, 620], label: 'Adults' },
        { data: [120, 390, 450], label: 'Children' },
      ]}
    />
  );
}
