import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = [
  new Date(2024, 4, 1),
  new Date(2024, 4, 2),
  new Date(2024, 4, 5),
  new Date(2024, 4, 9),
];
const format = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
});

export default function CustomAxis() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Typography>Water tank: 35%</Typography>
      <SparkLineChart
        title="Level of the water tank, in percent"
        data={[80, 74, 61, 35]}
        xAxis={{
          scaleType: 'time',
          data: days,
          valueFormatter: (day: Date) => format.format(day),
        }}
        valueFormatter={(value) => `${value}%`}
        height={100}
        showTooltip
        showHighlight
      />
    </Box>
  );
}
