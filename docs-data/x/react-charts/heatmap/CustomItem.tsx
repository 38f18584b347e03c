import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import VisitCell from './VisitCell';
import { days, hours, visits } from './visits';

export default function CustomItem() {
  return (
    <Box component="figure" sx={{ width: '100%', m: 0 }}>
      <figcaption>Visitors to the swimming pool, by day and hour</figcaption>
      <Heatmap
        height={300}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: visits, label: 'Visitors' }]}
        slots={{ cell: VisitCell }}
      />
    </Box>
  );
}
