import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

const pots = ['Basil', 'Chives', 'Dill', 'Mint', 'Sage', 'Thyme'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      columns={{ xs: 4, sm: 6, md: 12 }}
      spacing={{ xs: 1, md: 2 }}
      sx={{ flexGrow: 1 }}
    >
      {pots.map((name) => (
        <Grid key={name} xs={2}>
          <Bed>{name}</Bed>
        </Grid>
      ))}
    </Grid>
  );
}
