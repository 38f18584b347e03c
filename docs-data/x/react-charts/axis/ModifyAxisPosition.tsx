import { ScatterChart } from '@mui/x-charts/ScatterChart';

const dives = [
  { id: 1, x: 2, y: 5 },
  { id: 2, x: 6, y: 12 },
  { id: 3, x: 11, y: 18 },
  { id: 4, x: 16, y: 14 },
  { id: 5, x: 22, y: 6 },
];

export default function ModifyAxisPosition() {
  return (
    <ScatterChart
      title="Depth of the dive by minute, in meters"
      height={260}
      margin={{ bottom: 20 }}
      skipAnimation
      xAxis={[{ label: 'Minutes', min: 0, max: 25 }]}
      yAxis={[{ id: 'depth', label: 'Depth (m)', min: 0, reverse: true }]}
      series={[{ data: dives }]}
      topAxis={{}}
      bottomAxis={null}
      leftAxis={null}
      rightAxis="depth"
    />
  );
}
