import { LineChart } from '@mui/x-charts/LineChart';

const ages = [0, 3, 6, 9, 12];

export default function GridDemo() {
  return (
    <LineChart
      title="Weight of the puppy by age, in kilograms"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ data: ages, label: 'Age (months)', tickInterval: ages }]}
      yAxis={[{ label: 'Weight (kg)' }]}
      series={[{ data: [0.4, 4.2, 9.8, 13.5, 15.1] }]}
    />
  );
}
