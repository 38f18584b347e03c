import { LineChart, getLineElementUtilityClass } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const line = (id: string) => `& .${getLineElementUtilityClass(`series-${id}`)}`;

export default function DashedLineChart() {
  return (
    <LineChart
      title="Nights booked per month: this year solid, last year dashed"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { id: 'now', data: [210, 240, 310, 380, 460, 520], label: 'This year' },
        {
          id: 'before',
          data: [190, 230, 280, 390, 410, 480],
          label: 'Last year',
        },
      ]}
      sx={{ [line('before')]: { strokeDasharray: '6 5' } }}
    />
  );
}
