import { BarChart } from '@mui/x-charts/BarChart';

type Location = 'tooltip' | 'legend';
const label = (short: string, long: string) => (location: Location) =>
  location === 'legend' ? short : long;

export default function FunctionLabel() {
  return (
    <BarChart
      title="Trains per day on the two lines"
      height={260}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Weekday', 'Weekend'] }]}
      series={[
        { data: [96, 54], label: label('S3', 'S3, Airport to Old Harbor') },
        { data: [72, 48], label: label('S8', 'S8, Ring line clockwise') },
      ]}
    />
  );
}
