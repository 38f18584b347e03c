import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const brand = (mode: 'light' | 'dark') =>
  mode === 'light'
    ? ['#7b3f00', '#b5651d', '#d9a066', '#8d7b68']
    : ['#a0612a', '#d18b4a', '#f0c594', '#b3a08b'];

const data = [
  { label: 'Espresso', value: 320 },
  { label: 'Filter', value: 210 },
  { label: 'Latte', value: 260 },
  { label: 'Tea', value: 90 },
];

export default function ColorTemplate() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Drinks served on Monday"
        height={240}
        margin={{ right: 120 }}
        colors={brand}
        skipAnimation
        series={[{ data }]}
      />
    </Box>
  );
}
