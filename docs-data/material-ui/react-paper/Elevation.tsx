import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const elevations = [0, 1, 4, 8, 16, 24];

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 };
const square = {
  width: 64,
  height: 64,
  display: 'grid',
  placeItems: 'center',
  typography: 'body1',
};

export default function Elevation() {
  return (
    <Box sx={row}>
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={square}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
