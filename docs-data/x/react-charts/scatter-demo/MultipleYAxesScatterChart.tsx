import { ScatterChart } from '@mui/x-charts/ScatterChart';

const depths = [5, 20, 35, 50, 65];
const heat = [18, 14, 11, 9, 8];
const light = [62, 30, 12, 4, 1];
const points = (values: number[]) =>
  values.map((y, index) => ({ id: index, x: depths[index] ?? 0, y }));

const yAxis = [
  { id: 'heat', label: 'Temperature (°C)', min: 0 },
  { id: 'light', label: 'Light (%)', min: 0, max: 100 },
];

export default function MultipleYAxesScatterChart() {
  return (
    <ScatterChart
      title="Temperature and light in the lake by depth"
      height={300}
      skipAnimation
      xAxis={[{ label: 'Depth (m)', min: 0, max: 70 }]}
      yAxis={yAxis}
      rightAxis="light"
      series={[
        { data: points(heat), label: '°C, left axis', yAxisId: 'heat' },
        { data: points(light), label: '%, right axis', yAxisId: 'light' },
      ]}
    />
  );
}
