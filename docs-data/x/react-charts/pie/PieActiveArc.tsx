import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Rent', value: 940 },
  { label: 'Food', value: 420 },
  { label: 'Transport', value: 150 },
  { label: 'Fun', value: 210 },
];
const valueFormatter = ({ value }: { value: number }) => `${value} €`;

export default function PieActiveArc() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Household expenses in April, in euros"
        height={240}
        margin={{ right: 125 }}
        skipAnimation
        series={[
          {
            data,
            valueFormatter,
            highlightScope: { fade: 'global', highlight: 'item' },
            highlighted: { additionalRadius: 4 },
            faded: { innerRadius: 30, additionalRadius: -20, color: 'gray' },
          },
        ]}
      />
    </Box>
  );
}
