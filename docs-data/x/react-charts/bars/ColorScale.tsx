import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const stations = ['Mill', 'Bridge', 'Weir', 'Lock', 'Harbor'];
const levels = {
  type: 'piecewise' as const,
  thresholds: [2, 3],
  colors: ['#4caf50', '#ff9800', '#e53935'],
};

export default function ColorScale() {
  return (
    <BarChart
      title="Water level by gauge station, in meters"
      desc="Above 2 meters is high, above 3 meters an alarm."
      height={260}
      margin={{ top: 20, right: 10 }}
      skipAnimation
      barLabel={({ value }) =>
        value! > 3 ? 'Alarm' : value! > 2 ? 'High' : 'OK'
      }
      xAxis={[{ scaleType: 'band', data: stations }]}
      yAxis={[{ colorMap: levels, label: 'Level (m)' }]}
      series={[{ data: [1.4, 2.3, 3.4, 2.7, 1.8] }]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
