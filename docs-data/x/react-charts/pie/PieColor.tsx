import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Done', value: 46, color: '#2e7d32' },
  { label: 'Open', value: 31, color: '#616161' },
  { label: 'Blocked', value: 9, color: '#c62828' },
];

export default function PieColor() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Release tasks by status"
        height={240}
        margin={{ right: 120 }}
        skipAnimation
        series={[{ data, arcLabel: 'value' }]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      />
    </Box>
  );
}
