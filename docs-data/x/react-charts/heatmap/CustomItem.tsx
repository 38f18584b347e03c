import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import VisitCell from './VisitCell';
import { days, hours, visits } from './visits';

export default function CustomItem() {
  return (
    <Heatmap
      height={300}
      xAxis={[{ data: days }]}
      yAxis={[{ data: hours }]}
      series={[{ data: visits, label: 'Visitors' }]}
      slots={{ cell: VisitCell }}
    />
  );
}
