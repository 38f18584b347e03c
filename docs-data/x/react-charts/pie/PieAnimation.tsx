import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const ticket = (single: number, month: number) => [
  { id: 'single', label: 'Single', value: single },
  { id: 'month', label: 'Monthly', value: month },
];
const years = { 2014: ticket(72, 28), 2024: ticket(35, 65) };

export default function PieAnimation() {
  const [year, setYear] = useState<2014 | 2024>(2014);
  const [isAnimated, setAnimated] = useState(false);
  const other = year === 2014 ? 2024 : 2014;
  const animate = (
    <Switch checked={isAnimated} onChange={() => setAnimated(!isAnimated)} />
  );
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <Button onClick={() => setYear(other)}>Show {other}</Button>
      <FormControlLabel label="Animate" control={animate} />
      <PieChart
        title={`Tickets sold in ${year}, in percent`}
        height={220}
        margin={{ right: 120 }}
        skipAnimation={!isAnimated}
        series={[{ data: years[year], arcLabel: 'value' }]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      />
    </Box>
  );
}
