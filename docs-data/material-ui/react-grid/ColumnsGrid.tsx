import Grid from '@mui/material/Grid';
import Row from './Row';

export default function ColumnsGrid() {
  return (
    <Grid container spacing={1} columns={5}>
      <Grid item xs={3}>
        <Row>Stalls: 3 of 5</Row>
      </Grid>
      <Grid item xs={2}>
        <Row>Box: 2 of 5</Row>
      </Grid>
    </Grid>
  );
}
