import Grid from '@mui/material/Grid2';

const readings = ['4.8 kW', '62%', '21 °C', '230 V', '50 Hz', '3 alarms'];

const line = '1px solid gray';
const list = {
  width: 1,
  typography: 'body1',
  borderTop: line,
  '& > div': { borderBottom: line, px: 1, py: 1.5 },
};

export default function HalfBorderedGrid() {
  return (
    <Grid container sx={list}>
      {readings.map((reading) => (
        <Grid key={reading} size={6}>
          {reading}
        </Grid>
      ))}
    </Grid>
  );
}
