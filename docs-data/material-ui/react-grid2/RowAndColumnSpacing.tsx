import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const panels = ['Roof', 'Carport', 'Field', 'Battery'];

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 2, md: 5 }}
      sx={{ width: 1 }}
    >
      {panels.map((name) => (
        <Grid key={name} size={6}>
          <Panel>{name}</Panel>
        </Grid>
      ))}
    </Grid>
  );
}
