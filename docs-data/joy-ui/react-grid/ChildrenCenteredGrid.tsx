import Grid from '@mui/joy/Grid';
import { Bed } from './Bed';

export default function ChildrenCenteredGrid() {
  return (
    <Grid container sx={{ flexGrow: 1, height: 160, border: '1px dashed' }}>
      <Grid xs={12} display="flex" justifyContent="center" alignItems="center">
        <Bed>Fountain</Bed>
      </Grid>
    </Grid>
  );
}
