import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

export default function LinearIndeterminate() {
  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <LinearProgress aria-label="Connecting to the printer" />
    </Box>
  );
}
