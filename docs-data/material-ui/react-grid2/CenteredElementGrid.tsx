import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const centered = {
  width: 1,
  minHeight: 160,
  border: '1px dashed',
  alignItems: 'center',
  justifyContent: 'center',
};

export default function CenteredElementGrid() {
  return (
    <Grid container sx={centered}>
      <Grid>
        <Typography variant="h5" component="p">
          4.8 kW
        </Typography>
      </Grid>
    </Grid>
  );
}
