import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function CustomLabels() {
  return (
    <BarChart
      title="Power mix of three towns, in percent"
      height={300}
      skipAnimation
      barLabel={({ value }, { bar }) => (bar.height < 24 ? null : `${value}%`)}
      xAxis={[{ scaleType: 'band', data: ['Ashby', 'Corwen', 'Dunmore'] }]}
      yAxis={[{ max: 100 }]}
      series={[
        { data: [52, 31, 64], label: 'Wind', stack: 'mix' },
        { data: [45, 47, 33], label: 'Water', stack: 'mix' },
        { data: [3, 22, 3], label: 'Gas', stack: 'mix', color: '#ffb74d' },
      ]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
