import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const stock = [
  { label: 'Hall A', value: 640, color: '#283593' },
  { label: 'Hall B', value: 390, color: '#00695c' },
  { label: 'Hall C', value: 170, color: '#ad1457' },
];
const total = stock.reduce((sum, { value }) => sum + value, 0);
const share = (value: number) => `${Math.round((100 * value) / total)}%`;

export default function PieChartWithCustomizedLabel() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Pallets per hall: A 640, B 390, C 170"
        height={260}
        skipAnimation
        series={[{ data: stock, arcLabel: ({ value }) => share(value) }]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: '#fff',
            fontWeight: 'bold',
          },
        }}
      />
    </Box>
  );
}
