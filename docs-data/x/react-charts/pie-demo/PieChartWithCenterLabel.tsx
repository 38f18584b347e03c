import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import CenterLabel from './CenterLabel';

const sources = [
  { label: 'Tickets', value: 5200 },
  { label: 'Donations', value: 1800 },
  { label: 'Sponsors', value: 2400 },
];

export default function PieChartWithCenterLabel() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Income of the festival, 9,400 euros in total"
        height={240}
        margin={{ right: 125 }}
        skipAnimation
        series={[{ data: sources, innerRadius: '72%' }]}
      >
        <CenterLabel>9,400 €</CenterLabel>
      </PieChart>
    </Box>
  );
}
