import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['1', '2', '3', '4', '5', '6'];

const patients = [
  {
    data: [37.1, 37.9, 38.6, 38.8, 38.2, 37.6],
    label: 'Room 4',
    color: '#d81b60',
  },
  {
    data: [38.9, 38.7, 38.1, 37.8, 37.4, 37.1],
    label: 'Room 7',
    color: '#5e8c31',
  },
];

export default function BasicColor() {
  return (
    <LineChart
      title="Fever of two patients in the first six hours, in °C"
      height={280}
      skipAnimation
      xAxis={[{ scaleType: 'point', data: hours, label: 'Hour' }]}
      series={patients}
    />
  );
}
