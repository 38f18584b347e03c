import Grid from '@mui/material/Grid';
import Row from './Row';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={8}>
        <Row>Stalls: 8</Row>
      </Grid>
      <Grid item xs={4}>
        <Row>Box: 4</Row>
      </Grid>
      <Grid item xs={4}>
        <Row>Pit: 4</Row>
      </Grid>
      <Grid item xs={8}>
        <Row>Gallery: 8</Row>
      </Grid>
    </Grid>
  );
}
