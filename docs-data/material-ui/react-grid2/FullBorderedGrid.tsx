import Grid from '@mui/material/Grid2';

const readings = ['4.8 kW', '62%', '21 °C', '230 V', '50 Hz', '3 alarms'];

const line = '1px solid gray';
const table = {
  width: 1,
  typography: 'body1',
  borderTop: line,
  borderLeft: line,
  '& > div': { borderRight: line, borderBottom: line, p: 2 },
};

export default function FullBorderedGrid() {
  return (
    <Grid container sx={table}>
      {readings.map((reading) => (
        <Grid key={reading} size={{ xs: 6, sm: 4 }}>
          {reading}
        </Grid>
      ))}
    </Grid>
  );
}
