import Grid from '@mui/material/Grid2';
import Panel from './Panel';

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={5} offset={7}>
        <Panel>Meter: offset 7</Panel>
      </Grid>
      <Grid size={4} offset={2}>
        <Panel>Roof: offset 2</Panel>
      </Grid>
      <Grid size={4} offset="auto">
        <Panel>Field: offset auto</Panel>
      </Grid>
    </Grid>
  );
}
