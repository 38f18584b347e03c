import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const trees = Array.from({ length: 120 }, (_, id) => {
  const age = 5 + ((id * 37) % 90);
  const spread = ((id * id * 7) % 23) - 11;
  return { id, x: age, y: Math.round(8 * Math.sqrt(age)) + spread };
});

export default function ZoomScatterChart() {
  return (
    <ScatterChartPro
      title="Age and girth of the trees in the park"
      height={320}
      skipAnimation
      xAxis={[{ label: 'Age (years)', zoom: true }]}
      yAxis={[{ label: 'Girth (cm)', zoom: true }]}
      series={[{ data: trees, label: 'Trees' }]}
    />
  );
}
