import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <ScopedCssBaseline sx={{ width: 320, maxWidth: '100%' }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <strong>Next tide:</strong> 16:40, 3.2 m
      </Paper>
    </ScopedCssBaseline>
  );
}
