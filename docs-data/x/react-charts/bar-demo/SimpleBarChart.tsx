import { BarChart } from '@mui/x-charts/BarChart';

const pages = ['Start', 'Prices', 'Help', 'Blog', 'Jobs'];

export default function SimpleBarChart() {
  return (
    <BarChart
      title="Visits per page in the last two weeks"
      height={300}
      margin={{ right: 10 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: pages }]}
      series={[
        { data: [940, 610, 320, 480, 150], label: 'Week 21' },
        { data: [880, 720, 290, 530, 210], label: 'Week 22' },
      ]}
    />
  );
}
