import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ flexGrow: 1 }}
    >
      {['Peas', 'Beans', 'Lentils', 'Chickpeas'].map((name) => (
        <Grid key={name} xs={6}>
          <Bed>{name}</Bed>
        </Grid>
      ))}
    </Grid>
  );
}
