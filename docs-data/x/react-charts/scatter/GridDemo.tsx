import { ScatterChart } from '@mui/x-charts/ScatterChart';

const runs = [
  { id: 1, x: 3.1, y: 17 },
  { id: 2, x: 4.0, y: 23 },
  { id: 3, x: 5.2, y: 31 },
  { id: 4, x: 5.0, y: 28 },
  { id: 5, x: 7.4, y: 46 },
  { id: 6, x: 8.1, y: 49 },
  { id: 7, x: 10.0, y: 63 },
];

export default function GridDemo() {
  return (
    <ScatterChart
      title="Runs in May: distance in kilometers, time in minutes"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Distance (km)', min: 0 }]}
      yAxis={[{ label: 'Time (min)', min: 0 }]}
      series={[{ data: runs }]}
    />
  );
}
