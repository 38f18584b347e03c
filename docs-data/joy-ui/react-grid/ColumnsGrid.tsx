import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function ColumnsGrid() {
  return (
    <Grid container columns={5} spacing={1} sx={{ flexGrow: 1 }}>
      <Grid xs={3}>
        <Bed>Three of five</Bed>
      </Grid>
      <Grid xs={2}>
        <Bed>Two of five</Bed>
      </Grid>
    </Grid>
  );
}
