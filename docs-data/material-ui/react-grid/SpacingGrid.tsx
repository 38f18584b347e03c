import Grid from '@mui/material/Grid';
import Row from './Row';

export default function SpacingGrid() {
  return (
    <Grid container spacing={2}>
      {['Stalls', 'Box', 'Balcony', 'Gallery'].map((name) => (
        <Grid key={name} item xs={6}>
          <Row>{name}</Row>
        </Grid>
      ))}
    </Grid>
  );
}
