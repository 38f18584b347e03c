import { ScatterChart } from '@mui/x-charts/ScatterChart';

const bread = [
  { id: 'b1', x: 20, y: 2.1 },
  { id: 'b2', x: 24, y: 2.9 },
  { id: 'b3', x: 27, y: 3.4 },
  { id: 'b4', x: 30, y: 3.6 },
];
const rolls = [
  { id: 'r1', x: 19, y: 1.4 },
  { id: 'r2', x: 23, y: 1.9 },
  { id: 'r3', x: 26, y: 2.2 },
  { id: 'r4', x: 31, y: 2.5 },
];

export default function SimpleScatterChart() {
  return (
    <ScatterChart
      title="Rise of dough in centimeters by temperature in °C"
      desc="Warmer dough rises more; bread rises more than rolls."
      height={300}
      skipAnimation
      xAxis={[{ label: 'Temperature (°C)', min: 15, max: 35 }]}
      yAxis={[{ label: 'Rise (cm)', min: 0 }]}
      series={[
        { data: bread, label: 'Bread', markerSize: 7 },
        { data: rolls, label: 'Rolls (small points)', markerSize: 4 },
      ]}
    />
  );
}
