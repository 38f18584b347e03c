import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { flats } from './flats';

const center = flats.filter(({ district }) => district === 'Center');
const north = flats.filter(({ district }) => district === 'North');

export default function BasicScatter() {
  return (
    <ScatterChart
      title="Rent and size of flats, in euros and square meters"
      desc="Rent grows with the size, and faster in the center."
      height={300}
      skipAnimation
      margin={{ left: 60 }}
      xAxis={[{ label: 'Size (m²)' }]}
      yAxis={[{ valueFormatter: (rent) => `${rent} €` }]}
      series={[
        { label: 'Center', data: center.map(toPoint) },
        { label: 'North', data: north.map(toPoint) },
      ]}
    />
  );
}

function toPoint({ id, size, rent }: (typeof flats)[number]) {
  return { id, x: size, y: rent };
}
