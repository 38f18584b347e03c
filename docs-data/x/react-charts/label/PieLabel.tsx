import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

type Location = 'tooltip' | 'legend' | 'arc';
const label = (code: string, name: string) => (location: Location) =>
  location === 'arc' ? code : name;

const data = [
  { value: 48, label: label('EN', 'English'), color: '#1565c0' },
  { value: 31, label: label('ES', 'Spanish'), color: '#6a1b9a' },
  { value: 21, label: label('FR', 'French'), color: '#00695c' },
];

export default function PieLabel() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <PieChart
        title="Language courses booked, in percent"
        height={240}
        margin={{ right: 120 }}
        skipAnimation
        series={[{ data, arcLabel: 'label' }]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      />
    </Box>
  );
}
