import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function SimplePaper() {
  return (
    <Paper sx={{ p: 2, width: 320, maxWidth: '100%' }}>
      <Typography>
        The gate to the upper meadow stays closed while the sheep are out.
      </Typography>
    </Paper>
  );
}
