import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ flexGrow: 1 }}>
      <Grid xs={8}>
        <Bed>Tomatoes</Bed>
      </Grid>
      <Grid xs={4}>
        <Bed>Mint</Bed>
      </Grid>
      <Grid xs={4}>
        <Bed>Sage</Bed>
      </Grid>
      <Grid xs={8}>
        <Bed>Potatoes</Bed>
      </Grid>
    </Grid>
  );
}
