import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const names = ['Roof', 'Carport', 'Field', 'Battery', 'Grid', 'House'];

export default function SpacingGrid() {
  return (
    <Grid container spacing={2}>
      {names.map((name) => (
        <Grid key={name} size={4}>
          <Panel>{name}</Panel>
        </Grid>
      ))}
    </Grid>
  );
}
