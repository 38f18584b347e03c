import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const playlist = [
  { label: 'Folk', value: 42 },
  { label: 'Jazz', value: 31 },
  { label: 'Opera', value: 12 },
  { label: 'Ambient', value: 15 },
];

export default function PieChartWithPaddingAngle() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Songs of the playlist by genre"
        height={240}
        margin={{ right: 125 }}
        skipAnimation
        series={[
          {
            data: playlist,
            innerRadius: '65%',
            paddingAngle: 4,
            cornerRadius: 6,
          },
        ]}
      />
    </Box>
  );
}
