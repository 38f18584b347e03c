import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const size = {
  width: 110,
  p: 2,
  textAlign: 'center',
  typography: 'body1',
};

export default function SquareCorners() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper sx={size}>Note</Paper>
      <Paper square sx={size}>
        Photo
      </Paper>
    </Stack>
  );
}
