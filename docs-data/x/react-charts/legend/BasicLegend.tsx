import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024'];

export default function BasicLegend() {
  return (
    <LineChart
      title="Members of the three choirs"
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: years }]}
      series={[
        { data: [42, 38, 45, 51, 58], label: 'Children' },
        { data: [30, 29, 27, 33, 36], label: 'Youth' },
        { data: [64, 61, 60, 66, 65], label: 'Adults' },
      ]}
    />
  );
}
