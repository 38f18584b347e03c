import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const subscribers = [310, 318, 331, 352, 349, 371, 402];

export default function TinyAreaChart() {
  return (
    <Box
      sx={{ width: 220, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Typography sx={{ p: 2, pb: 0 }}>402 subscribers</Typography>
      <LineChart
        title="Subscribers over seven weeks, rising from 310 to 402"
        height={80}
        margin={{ top: 5, right: 0, bottom: 0, left: 0 }}
        leftAxis={null}
        bottomAxis={null}
        skipAnimation
        yAxis={[{ min: 250 }]}
        series={[
          { data: subscribers, area: true, baseline: 'min', showMark: false },
        ]}
      />
    </Box>
  );
}
