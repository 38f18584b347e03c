import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ flexGrow: 1 }}>
      <Grid xs={12} md={8}>
        <Bed>Plan of the garden</Bed>
      </Grid>
      <Grid xs={6} md={4}>
        <Bed>Weather</Bed>
      </Grid>
      <Grid xs={6} md={4}>
        <Bed>To do</Bed>
      </Grid>
      <Grid xs={12} md={8}>
        <Bed>This year’s harvest</Bed>
      </Grid>
    </Grid>
  );
}
