import { BarChart } from '@mui/x-charts/BarChart';

const steps = ['0–10', '11–20', '21–30', '31–40', '41–50'];

export default function GridDemo() {
  return (
    <BarChart
      title="Runners of the city race by finishing time"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[
        { scaleType: 'band', data: steps, label: 'Minutes over 3 hours' },
      ]}
      series={[{ data: [140, 385, 612, 430, 175] }]}
    />
  );
}
