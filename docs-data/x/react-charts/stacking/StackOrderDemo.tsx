import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import StackSelect from './StackSelect';

const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
] as const;
const months = ['April', 'May', 'June'];
const costs = { Water: [30, 34, 41], Rent: [90, 90, 90], Power: [62, 48, 39] };

export default function StackOrderDemo() {
  const [stackOrder, setOrder] =
    useState<(typeof orders)[number]>('descending');
  const series = Object.entries(costs).map(([label, data]) => ({
    label,
    data,
    stack: 'costs',
    stackOrder,
  }));
  const select = { label: 'stackOrder', options: orders, value: stackOrder };
  return (
    <Box sx={{ width: '100%', pt: 1 }}>
      <StackSelect {...select} onChange={setOrder} />
      <BarChart
        title="Costs of the allotment garden per month, in euros"
        height={280}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: months }]}
        series={series}
      />
    </Box>
  );
}
