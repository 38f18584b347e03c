import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import DayButtons from './DayButtons';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const orders = [38, 52, 47, 61];

export default function BarClickNoSnap() {
  const [day, setDay] = useState(1);
  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <BarChart
        title="Orders per day; choose a day for its details"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: orders }]}
        onAxisClick={(_, data) => data && setDay(data.dataIndex)}
      />
      <DayButtons days={days} value={day} onChange={setDay} />
      <Typography role="status" sx={{ mt: 1 }}>
        {days[day]}: {orders[day]} orders
      </Typography>
    </Box>
  );
}
