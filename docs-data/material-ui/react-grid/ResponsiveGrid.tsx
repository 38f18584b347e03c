import Grid from '@mui/material/Grid';
import Row from './Row';

const rows = ['Stalls', 'Box', 'Balcony', 'Gallery', 'Circle', 'Standing'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 1, sm: 3 }}
      columns={{ xs: 2, sm: 8, md: 12 }}
    >
      {rows.map((name) => (
        <Grid key={name} item xs={2} sm={4} md={4}>
          <Row>{name}</Row>
        </Grid>
      ))}
    </Grid>
  );
}
