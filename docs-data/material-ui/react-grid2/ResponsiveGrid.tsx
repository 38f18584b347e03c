import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const panels = ['Roof', 'Carport', 'Field', 'Battery', 'Grid', 'House'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 1, sm: 2, md: 3 }}
      columns={{ xs: 2, sm: 8, md: 12 }}
      sx={{ width: 1 }}
    >
      {panels.map((name) => (
        <Grid key={name} size={{ xs: 2, sm: 4 }}>
          <Panel>{name}</Panel>
        </Grid>
      ))}
    </Grid>
  );
}
