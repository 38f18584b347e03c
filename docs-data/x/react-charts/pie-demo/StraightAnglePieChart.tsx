import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Greens', value: 14, color: '#43a047' },
  { label: 'Center', value: 19, color: '#8e24aa' },
  { label: 'Farmers', value: 12, color: '#fb8c00' },
];

export default function StraightAnglePieChart() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Seats in the town council, of 45"
        height={260}
        margin={{ right: 120 }}
        skipAnimation
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            innerRadius: '50%',
            cy: '75%',
          },
        ]}
      />
    </Box>
  );
}
