import { BarChart } from '@mui/x-charts/BarChart';

const steps = ['0–9', '10–19', '20–29', '30–39', '40–49'];

export default function GridDemo() {
  return (
    <BarChart
      title="Runners of the city race by finishing time"
      height={260}
      margin={{ top: 20, right: 10 }}
      skipAnimation
      grid={{ horizontal: true }}
      xAxis={[
        { scaleType: 'band', data: steps, label: 'Minutes over 3 hours' },
      ]}
      series={[{ data: [140, 385, 612, 430, 175] }]}
    />
  );
}
