import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const strings = ['North', 'East', 'South', 'West'].map((name) => (
  <Grid key={name} size={1}>
    <Panel>{name}</Panel>
  </Grid>
));

export default function NestedGridColumns() {
  return (
    <Grid container spacing={2} columns={3} sx={{ width: 1 }}>
      <Grid size={1}>
        <Panel>Inverter</Panel>
      </Grid>
      <Grid container size={2} columns={{ xs: 2, sm: 4 }}>
        {strings}
      </Grid>
    </Grid>
  );
}
