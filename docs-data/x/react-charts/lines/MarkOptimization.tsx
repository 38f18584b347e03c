import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 121 }, (_, minute) => minute);
const pulse = minutes.map((minute) =>
  Math.round(95 + 30 * Math.sin(minute / 12)),
);

export default function MarkOptimization() {
  return (
    <LineChart
      title="Pulse during a workout, in beats per minute"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      experimentalMarkRendering
      xAxis={[{ data: minutes, max: 120, label: 'Minute' }]}
      series={[
        {
          data: pulse,
          showMark: ({ index }) => index % 15 === 0,
        },
      ]}
    />
  );
}
