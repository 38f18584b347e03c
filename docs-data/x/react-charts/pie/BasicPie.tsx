import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const votes = [
  { label: 'Playground', value: 214 },
  { label: 'Bike lane', value: 168 },
  { label: 'Fountain', value: 73 },
];

export default function BasicPie() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Votes for the village project"
        desc="Playground 214, bike lane 168, fountain 73."
        height={240}
        margin={{ right: 135 }}
        skipAnimation
        series={[{ data: votes }]}
      />
    </Box>
  );
}
