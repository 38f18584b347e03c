import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['1', '2', '3', '4', '5', '6', '7', '8'];
const data = [14, 19, 22, null, null, 31, 27, 24];
const xAxis = [{ scaleType: 'point' as const, data: days }];
const size = { height: 200, margin: { top: 20 }, skipAnimation: true };

export default function AreaChartConnectNulls() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Typography>Two nights not counted</Typography>
      <LineChart
        title="Campers per night, two nights not counted"
        xAxis={xAxis}
        series={[{ data, area: true }]}
        {...size}
      />
      <Typography>Two nights estimated</Typography>
      <LineChart
        title="Campers per night, two nights estimated"
        xAxis={xAxis}
        series={[{ data, area: true, connectNulls: true }]}
        {...size}
      />
    </Stack>
  );
}
