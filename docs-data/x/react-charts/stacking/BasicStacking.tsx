import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicStacking() {
  return (
    <BarChart
      title="Energy used and produced per season, in megawatt-hours"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Winter', 'Spring', 'Summer'] }]}
      series={[
        { data: [8, 4, 2], label: 'Heating', stack: 'used' },
        { data: [3, 3, 3], label: 'Household', stack: 'used' },
        { data: [2, 6, 9], label: 'Solar', stack: 'produced' },
      ]}
    />
  );
}
