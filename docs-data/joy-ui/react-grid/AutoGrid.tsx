import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function AutoGrid() {
  return (
    <Grid container spacing={1} sx={{ flexGrow: 1 }}>
      <Grid xs>
        <Bed>Path</Bed>
      </Grid>
      <Grid xs={6}>
        <Bed>Pond</Bed>
      </Grid>
      <Grid xs>
        <Bed>Path</Bed>
      </Grid>
    </Grid>
  );
}
