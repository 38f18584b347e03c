import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import DonutCenter from './DonutCenter';

const uses = [
  { label: 'Showers', value: 52 },
  { label: 'Toilet', value: 35 },
  { label: 'Laundry', value: 24 },
  { label: 'Kitchen', value: 19 },
];

const ring = { innerRadius: '65%', paddingAngle: 2, cornerRadius: 4 };

export default function DonutChart() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Water used by a household, in liters per day"
        desc="Showers 52, toilet 35, laundry 24, kitchen 19."
        height={240}
        margin={{ right: 120 }}
        skipAnimation
        series={[{ data: uses, ...ring }]}
      >
        <DonutCenter total="130 L" caption="per day" />
      </PieChart>
    </Box>
  );
}
