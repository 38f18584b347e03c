import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Peaks from './Peaks';

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'center',
  py: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
};

export default function Hero() {
  return (
    <Box sx={columns}>
      <div>
        <Typography variant="h3" component="h1">
          A bed at the end of every path
        </Typography>
        <Typography
          sx={{ my: 3, fontSize: '1.125rem', color: 'text.secondary' }}
        >
          Bunkhouse finds the mountain huts on your way, and books them before
          the battery runs out.
        </Typography>
        <Stack direction="row" spacing={2}>
          <Button variant="contained" size="large" href="#news">
            Get the news
          </Button>
          <Button size="large" href="#features">
            See how it works
          </Button>
        </Stack>
      </div>
      <Peaks />
    </Box>
  );
}
