import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const waste = [
  { label: 'Paper', value: 34, color: '#1565c0' },
  { label: 'Food', value: 29, color: '#2e7d32' },
  { label: 'Glass', value: 12, color: '#6a1b9a' },
  { label: 'Other', value: 3, color: '#5d4037' },
];

export default function PieArcLabel() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Office waste per week, in kilograms"
        height={260}
        skipAnimation
        series={[
          {
            data: waste,
            arcLabel: ({ value }) => `${value} kg`,
            arcLabelMinAngle: 35,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 14 },
        }}
      />
    </Box>
  );
}
