import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const groups = [
  { label: 'Fruit', value: 55, color: '#00897b' },
  { label: 'Vegetables', value: 45, color: '#1e88e5' },
];
const kinds = [
  { label: 'Apples', value: 35, color: '#4db6ac' },
  { label: 'Plums', value: 20, color: '#80cbc4' },
  { label: 'Beans', value: 30, color: '#64b5f6' },
  { label: 'Leek', value: 15, color: '#90caf9' },
];

export default function TwoLevelPieChart() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Harvest by group (inside) and by variety (outside), in percent"
        height={280}
        margin={{ right: 135 }}
        skipAnimation
        series={[
          { data: groups, outerRadius: '60%' },
          { data: kinds, innerRadius: '64%' },
        ]}
      />
    </Box>
  );
}
