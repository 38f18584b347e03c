import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rooms = [
  { name: 'Reading room', loads: [82, 88, 91, 86, 95] },
  { name: 'Media room', loads: [21, 25, 18, 30, 24] },
];

export default function CustomYAxis() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      {rooms.map(({ name, loads }) => (
        <div key={name}>
          <Typography variant="body2">{`${name}, now ${loads.at(-1)}%`}</Typography>
          <SparkLineChart
            title={`Occupied seats in percent, ${name}`}
            data={loads}
            yAxis={{ min: 0, max: 100 }}
            height={60}
          />
        </div>
      ))}
    </Stack>
  );
}
