import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const readings = [
  { label: 'Wind', value: '14 kn' },
  { label: 'Waves', value: '0.8 m' },
  { label: 'Water', value: '17 °C' },
];

const row = { flexWrap: 'wrap', gap: { xs: 1, sm: 2 } };

export default function OutlinedCard() {
  return (
    <Stack direction="row" sx={row}>
      {readings.map(({ label, value }) => (
        <Card key={label} variant="outlined">
          <CardContent>
            <Typography color="text.secondary">{label}</Typography>
            <Typography variant="h5" component="p">
              {value}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
