import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const minutes = [35, 50, 20, 65, 45, 80, 30];
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

export default function TinyBarChart() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>5 h 25 min of practice</Typography>
      <BarChart
        title="Minutes of practice per day, with the most on Saturday"
        width={150}
        height={60}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
        leftAxis={null}
        bottomAxis={null}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: minutes }]}
      />
    </Stack>
  );
}
