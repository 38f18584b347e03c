import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function InteractiveGrid() {
  return (
    <Grid container spacing={1} sx={{ width: 1, height: 240 }}>
      <Grid>
        <Bed>Gate</Bed>
      </Grid>
      <Grid>
        <Bed>Oak</Bed>
      </Grid>
      <Grid>
        <Bed>Well</Bed>
      </Grid>
    </Grid>
  );
}
