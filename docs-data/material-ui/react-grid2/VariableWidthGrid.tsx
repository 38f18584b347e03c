import Grid from '@mui/material/Grid2';
import Panel from './Panel';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="auto">
        <Panel>Battery, auto</Panel>
      </Grid>
      <Grid size={4}>
        <Panel>Roof, 4</Panel>
      </Grid>
      <Grid size="grow">
        <Panel>Field, grow</Panel>
      </Grid>
    </Grid>
  );
}
