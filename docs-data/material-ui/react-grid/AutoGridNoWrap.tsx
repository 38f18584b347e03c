import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const note =
  'Doors open at 7 pm; late arrivals wait for the first intermission';

export default function AutoGridNoWrap() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Grid container spacing={2} sx={{ flexWrap: 'nowrap' }}>
        <Grid item>
          <Avatar>N</Avatar>
        </Grid>
        <Grid item xs zeroMinWidth sx={{ alignSelf: 'center' }}>
          <Typography noWrap>{note}</Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
