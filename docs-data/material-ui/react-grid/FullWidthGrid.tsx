import Grid from '@mui/material/Grid';
import Row from './Row';

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12} sm={8}>
        <Row>Stalls: 12, from sm 8</Row>
      </Grid>
      <Grid item xs={6} sm={4}>
        <Row>Box: 6, from sm 4</Row>
      </Grid>
      <Grid item xs={6} sm={12}>
        <Row>Gallery: 6, from sm 12</Row>
      </Grid>
    </Grid>
  );
}
