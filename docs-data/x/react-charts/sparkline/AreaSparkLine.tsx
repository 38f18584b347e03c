import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const snow = [0, 4, 12, 25, 31, 28, 40, 37, 22, 9];

export default function AreaSparkLine() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography>Snow: 9 cm, at most 40 cm</Typography>
      <SparkLineChart
        title="Snow depth over ten weeks, at most 40 centimeters"
        data={snow}
        height={90}
        area
        curve="monotoneX"
      />
    </Box>
  );
}
