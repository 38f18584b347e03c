import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const guests = [42, 38, 45, 51, 49, 60, 72];

export default function BasicSparkLine() {
  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
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
  );
}
