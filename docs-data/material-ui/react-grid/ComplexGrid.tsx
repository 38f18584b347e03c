import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const picture = (
  <img
    src="/static/images/island/night.svg"
    alt="Moon over a bay"
    width={96}
    height={96}
  />
);

const details = (
  <>
    <Typography>The Night Boat</Typography>
    <Typography variant="body2">Stalls, row 7, seat 12</Typography>
  </>
);

export default function ComplexGrid() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 440, maxWidth: '100%' }}>
      <Grid container spacing={2}>
        <Grid item>{picture}</Grid>
        <Grid item xs container direction="column" spacing={1}>
          <Grid item xs>
            {details}
          </Grid>
          <Grid item>
            <Button size="small">Return the ticket</Button>
          </Grid>
        </Grid>
        <Grid item>
          <Typography>€34</Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
