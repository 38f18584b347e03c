import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const colorMap = {
  type: 'piecewise' as const,
  thresholds: [35, 55],
  colors: ['#00897b', '#ef6c00', '#c62828'],
};

export default function BasicColorLegend() {
  return (
    <LineChart
      title="Noise in the street during the day, in decibels"
      height={300}
      margin={{ top: 70 }}
      skipAnimation
      xAxis={[{ data: hours, tickInterval: hours, max: 24, label: 'Hour' }]}
      yAxis={[{ colorMap, valueFormatter: (value) => `${value} dB` }]}
      series={[{ data: [31, 28, 52, 61, 64, 49, 33] }]}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ vertical: 'top', horizontal: 'middle' }}
      />
    </LineChart>
  );
}
