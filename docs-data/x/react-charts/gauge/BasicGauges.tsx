import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauges() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Gauge
        width={140}
        height={140}
        value={72}
        aria-label="Battery, percent"
      />
      <Gauge
        width={140}
        height={140}
        value={38}
        startAngle={-90}
        endAngle={90}
        aria-label="Memory in use, percent"
      />
    </Stack>
  );
}
