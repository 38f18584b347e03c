import Grid from '@mui/material/Grid2';
import Panel from './Panel';

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="grow">
        <Panel>grow</Panel>
      </Grid>
      <Grid size={4}>
        <Panel>4</Panel>
      </Grid>
      <Grid size="grow">
        <Panel>grow</Panel>
      </Grid>
    </Grid>
  );
}
