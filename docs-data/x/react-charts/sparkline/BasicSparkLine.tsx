import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const guests = [42, 38, 45, 51, 49, 60, 72];

export default function BasicSparkLine() {
  return (
    <Box sx={{ width: 420, maxWidth: '100%' }}>
      <Typography>72 guests on Sunday, the most of the week</Typography>
      <Stack direction="row" spacing={3} sx={{ mt: 1 }}>
        <SparkLineChart
          title="Guests per day, rising"
          data={guests}
          height={80}
        />
        <SparkLineChart
          title="Guests per day, as bars"
          plotType="bar"
          data={guests}
          height={80}
        />
      </Stack>
    </Box>
  );
}
