import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = Array.from({ length: 43 }, (_, kilometer) => kilometer);
const pace = kilometers.map((at) => 5.1 + 0.4 * Math.sin(at / 6) + at / 60);
const ticks = [0, 10, 21.1, 30, 42];
const distance = {
  tickInterval: ticks,
  valueFormatter: (kilometer: number) => String(kilometer),
  max: 42,
  label: 'Distance (km)',
};

export default function TickPosition() {
  return (
    <LineChart
      title="Pace in the marathon, in minutes per kilometer"
      height={260}
      margin={{ top: 20, right: 20 }}
      skipAnimation
      xAxis={[{ data: kilometers, ...distance }]}
      series={[{ data: pace, showMark: false }]}
    />
  );
}
