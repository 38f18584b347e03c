import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

export default function GridDemo() {
  return (
    <BarChart
      title="Votes per list"
      layout="horizontal"
      height={240}
      margin={{ top: 20, left: 80 }}
      skipAnimation
      grid={{ vertical: true }}
      yAxis={[
        { scaleType: 'band', data: ['Green List', 'Old Town', 'Forward'] },
      ]}
      series={[{ data: [1840, 1210, 960] }]}
      sx={{ [`& .${chartsGridClasses.line}`]: { strokeDasharray: '4 4' } }}
    />
  );
}
