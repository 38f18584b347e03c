import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const data = [6.1, 5.8, null, 6.4, 6.0, null, 6.7];
const xAxis = [{ scaleType: 'point' as const, data: days }];
const size = { height: 200, margin: { top: 20 }, skipAnimation: true };

export default function LineChartConnectNulls() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography>Two days not measured</Typography>
      <LineChart
        title="Morning blood sugar, in mmol/l, with gaps"
        xAxis={xAxis}
        series={[{ data }]}
        {...size}
      />
      <Typography>Two days estimated</Typography>
      <LineChart
        title="Morning blood sugar, in mmol/l, with connected gaps"
        xAxis={xAxis}
        series={[{ data, connectNulls: true }]}
        {...size}
      />
    </Stack>
  );
}
