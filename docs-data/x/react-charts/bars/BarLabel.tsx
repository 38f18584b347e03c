import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const floors = ['Ground', 'First', 'Second', 'Third'];

export default function BarLabel() {
  return (
    <BarChart
      title="Free desks per floor"
      height={280}
      skipAnimation
      barLabel="value"
      xAxis={[{ scaleType: 'band', data: floors }]}
      series={[
        { data: [14, 22, 9, 17], label: 'Morning' },
        { data: [6, 11, 4, 12], label: 'Afternoon' },
      ]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
