import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GradientBackground() {
  return (
    <Paper sx={{ px: 3, py: 2 }}>
      <Typography>Platform 4, 14:05 to the coast</Typography>
    </Paper>
  );
}
