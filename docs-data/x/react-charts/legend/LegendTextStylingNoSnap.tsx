import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Meadow\nand pasture', value: 46 },
  { label: 'Mixed\nforest', value: 38 },
  { label: 'Lakes', value: 16 },
];

export default function LegendTextStylingNoSnap() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Area of the nature park, in percent"
        height={240}
        margin={{ right: 150 }}
        skipAnimation
        series={[{ data }]}
        slotProps={{
          legend: {
            labelStyle: { fontSize: 14, fontStyle: 'italic' },
            itemGap: 16,
          },
        }}
      />
    </Box>
  );
}
