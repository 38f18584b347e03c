import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const data = (train: number, car: number) => [
  { label: 'Train', value: train },
  { label: 'Car', value: car },
];
const years = [
  { year: '2014', data: data(31, 69) },
  { year: '2024', data: data(54, 46) },
];

export default function TwoSimplePieChart() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ width: '100%' }}>
      {years.map(({ year, data: shares }) => (
        <Stack key={year} sx={{ flex: 1, alignItems: 'center' }}>
          <Typography component="h3">{year}</Typography>
          <PieChart
            title={`Commutes in ${year}, in percent`}
            height={180}
            skipAnimation
            series={[{ data: shares, arcLabel: 'value' }]}
            sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
