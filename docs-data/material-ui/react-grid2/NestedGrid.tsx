import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const strings = ['North', 'East', 'South', 'West'].map((name) => (
  <Grid key={name} size={6}>
    <Panel>{name}</Panel>
  </Grid>
));

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={4}>
        <Panel>Inverter</Panel>
      </Grid>
      <Grid container size={8} spacing={1}>
        {strings}
      </Grid>
    </Grid>
  );
}
