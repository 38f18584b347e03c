import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { days, formatDay, level } from './river';

export default function ZoomLineChart() {
  return (
    <LineChartPro
      title="Water level of the river in 2024, in centimeters"
      height={300}
      skipAnimation
      xAxis={[
        {
          data: days,
          scaleType: 'utc',
          valueFormatter: formatDay,
          zoom: true,
        },
      ]}
      series={[{ data: level, label: 'Level (cm)', showMark: false }]}
    />
  );
}
