import { ScatterChart } from '@mui/x-charts/ScatterChart';
import Origin from './Origin';

const samples = [
  { id: 'a', x: -6, y: 4 },
  { id: 'b', x: -3, y: -5 },
  { id: 'c', x: 4, y: 7 },
  { id: 'd', x: 7, y: -2 },
];

export default function OriginDemo() {
  return (
    <ScatterChart
      title="Change of price and demand per product, in percent"
      height={300}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ min: -10, max: 10, label: 'Price (%)' }]}
      yAxis={[{ min: -10, max: 10, label: 'Demand (%)' }]}
      series={[{ data: samples, markerSize: 6 }]}
    >
      <Origin />
    </ScatterChart>
  );
}
