import Grid from '@mui/material/Grid2';
import Panel from './Panel';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8}>
        <Panel>Roof: 8</Panel>
      </Grid>
      <Grid size={4}>
        <Panel>Battery: 4</Panel>
      </Grid>
      <Grid size={4}>
        <Panel>Carport: 4</Panel>
      </Grid>
      <Grid size={8}>
        <Panel>Field: 8</Panel>
      </Grid>
    </Grid>
  );
}
