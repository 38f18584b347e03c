import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const stops = ['Harbor', 'Old town', 'University', 'Stadium', 'Airport'];

export default function FramedDemo() {
  return (
    <Box>
      <AppBar component="div" position="fixed">
        <Toolbar>
          <Typography component="h2" variant="h6">
            Line 7
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="ol" sx={{ pl: 6, py: 2, lineHeight: 3 }}>
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </Box>
    </Box>
  );
}
