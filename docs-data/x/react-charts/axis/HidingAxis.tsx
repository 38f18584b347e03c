import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function HidingAxis() {
  return (
    <LineChart
      title="Visitors to the site per day, from 820 to 1,290; the area starts at zero"
      height={160}
      margin={{ top: 20, bottom: 20, left: 20, right: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[{ data: [820, 1010, 930, 1240, 1290], area: true }]}
      leftAxis={null}
      bottomAxis={null}
    />
  );
}
