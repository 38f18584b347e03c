import { BarChart } from '@mui/x-charts/BarChart';

const answers = [52, 31, 17];
const total = 640;

function withCount(percent: number | null) {
  const count = Math.round(((percent ?? 0) / 100) * total);
  return `${percent}% (${count} people)`;
}

export default function SeriesFormatter() {
  return (
    <BarChart
      title="How people get to work, as percentages of 640 answers"
      height={260}
      margin={{ top: 20 }}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Train', 'Bicycle', 'Car'] }]}
      series={[{ data: answers, valueFormatter: withCount }]}
    />
  );
}
