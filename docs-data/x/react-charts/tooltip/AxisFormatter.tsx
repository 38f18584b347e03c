import { BarChart } from '@mui/x-charts/BarChart';

const exits = {
  '12': 'Exit 12, Riverside',
  '13': 'Exit 13, Airport',
  '14': 'Exit 14, Trade Fair',
};
type Exit = keyof typeof exits;

export default function AxisFormatter() {
  return (
    <BarChart
      title="Trucks per hour by motorway exit"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[
        {
          scaleType: 'band',
          data: Object.keys(exits),
          valueFormatter: (exit: Exit, { location }) =>
            location === 'tick' ? exit : exits[exit],
        },
      ]}
      series={[{ data: [140, 95, 210] }]}
    />
  );
}
