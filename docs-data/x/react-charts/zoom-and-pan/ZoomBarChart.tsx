import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { level } from './river';

const weeks = Array.from({ length: 52 }, (_, week) => week + 1);
const highest = weeks.map((week) =>
  Math.max(...level.slice((week - 1) * 7, week * 7)),
);

export default function ZoomBarChart() {
  return (
    <BarChartPro
      title="Highest water level of each week, in centimeters"
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: weeks, label: 'Week', zoom: true }]}
      series={[{ data: highest, label: 'Highest level (cm)' }]}
    />
  );
}
