import { BarChart } from '@mui/x-charts/BarChart';

export default function MarginAndLabelPosition() {
  return (
    <BarChart
      title="Turnover of the market hall per year, in euros"
      height={260}
      margin={{ top: 20, left: 105 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023'] }]}
      yAxis={[{ label: 'Turnover (€)' }]}
      series={[{ data: [1240000, 1610000, 1890000] }]}
      slotProps={{ axisLabel: { x: -80 } }}
    />
  );
}
