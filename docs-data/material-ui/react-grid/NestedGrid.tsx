import Grid from '@mui/material/Grid';
import Row from './Row';

const seats = ['Seat 12', 'Seat 13', 'Seat 14', 'Seat 15'].map((name) => (
  <Grid key={name} item xs={6}>
    <Row>{name}</Row>
  </Grid>
));

export default function NestedGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={4}>
        <Row>Row 7</Row>
      </Grid>
      <Grid item xs={8} container spacing={1}>
        {seats}
      </Grid>
    </Grid>
  );
}
