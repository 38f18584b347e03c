import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Overlay() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      <BarChart title="Orders, loading" height={200} loading series={[]} />
      <BarChart title="Orders, none yet" height={200} series={[]} />
    </Stack>
  );
}
