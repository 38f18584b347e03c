import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { flats } from './flats';

const data = flats.map(({ id, size, rent, rooms }) => ({
  id,
  x: size,
  y: rent,
  z: rooms,
}));
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [2, 3],
  colors: ['#1e88e5', '#00897b', '#d84315'],
};
const labels = ['1 room', '2 rooms', '3 or 4 rooms'];
const legend = {
  direction: 'row' as const,
  position: { vertical: 'top' as const, horizontal: 'middle' as const },
  labelFormatter: ({ min }: { min: number | Date | null }) =>
    labels[min === null ? 0 : Number(min) - 1] ?? null,
};

export default function ColorScale() {
  return (
    <ScatterChart
      title="Rent and size of flats, colored by the number of rooms"
      height={300}
      skipAnimation
      margin={{ top: 80, left: 60 }}
      xAxis={[{ label: 'Size (m²)' }]}
      yAxis={[{ valueFormatter: (rent) => `${rent} €` }]}
      zAxis={[{ colorMap }]}
      series={[{ data, markerSize: 5 }]}
    >
      <PiecewiseColorLegend {...legend} />
    </ScatterChart>
  );
}
