import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={1} sx={{ flexGrow: 1 }}>
      <Grid xs="auto">
        <Bed>As wide as this text</Bed>
      </Grid>
      <Grid xs={3}>
        <Bed>Shed</Bed>
      </Grid>
      <Grid xs>
        <Bed>Rest</Bed>
      </Grid>
    </Grid>
  );
}
