import Grid from '@mui/material/Grid';
import Row from './Row';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs="auto">
        <Row>Balcony, auto</Row>
      </Grid>
      <Grid item xs={4}>
        <Row>Stalls, 4</Row>
      </Grid>
      <Grid item xs>
        <Row>Gallery, the rest</Row>
      </Grid>
    </Grid>
  );
}
