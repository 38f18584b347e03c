import Grid from '@mui/material/Grid2';
import Panel from './Panel';

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, sm: 8 }}>
        <Panel>Roof: 12, from sm 8</Panel>
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }}>
        <Panel>Battery: 6, from sm 4</Panel>
      </Grid>
      <Grid size={{ xs: 6, sm: 12 }}>
        <Panel>Field: 6, from sm 12</Panel>
      </Grid>
    </Grid>
  );
}
