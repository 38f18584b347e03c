import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const prices = [1.71, 1.69, 1.74, 1.78, 1.76, 1.83];

export default function TinyLineChart() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Diesel: 1.83 €, rising</Typography>
      <LineChart
        title="Price of diesel in the last six days, in euros per liter, rising"
        width={160}
        height={60}
        margin={{ top: 6, right: 6, bottom: 6, left: 6 }}
        leftAxis={null}
        bottomAxis={null}
        skipAnimation
        series={[{ data: prices, showMark: false }]}
      />
    </Stack>
  );
}
