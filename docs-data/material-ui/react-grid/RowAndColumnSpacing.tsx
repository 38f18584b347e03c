import Grid from '@mui/material/Grid';
import Row from './Row';

const rows = ['Stalls', 'Box', 'Balcony', 'Gallery'];

export default function RowAndColumnSpacing() {
  return (
    <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 3 }}>
      {rows.map((name) => (
        <Grid key={name} item xs={6}>
          <Row>{name}</Row>
        </Grid>
      ))}
    </Grid>
  );
}
