import Grid from '@mui/material/Grid';
import Row from './Row';

export default function AutoGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs>
        <Row>xs</Row>
      </Grid>
      <Grid item xs={6}>
        <Row>xs: 6</Row>
      </Grid>
      <Grid item xs>
        <Row>xs</Row>
      </Grid>
    </Grid>
  );
}
