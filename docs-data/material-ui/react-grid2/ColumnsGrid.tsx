import Grid from '@mui/material/Grid2';
import Panel from './Panel';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ColumnsGrid() {
  return (
    <Grid container spacing={0.5} columns={{ xs: 4, sm: 7 }} sx={{ width: 1 }}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Panel>{day}</Panel>
        </Grid>
      ))}
    </Grid>
  );
}
