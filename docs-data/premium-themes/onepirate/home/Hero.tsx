import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { addresses } from '../frame/addresses';
import Harbor from '../harbor/Harbor';

const band = {
  position: 'relative',
  overflow: 'hidden',
  minHeight: { xs: 620, md: 'min(780px, calc(100dvh - 64px))' },
  pt: { xs: 7, md: 10 },
  pb: { xs: 40, md: 36 },
  bgcolor: 'background.default',
  color: 'text.primary',
};

export default function Hero() {
  return (
    <Box sx={band} data-mui-color-scheme="dark">
      <Harbor />
      <Container sx={{ position: 'relative' }}>
        <Typography variant="overline" component="p" color="primary">
          Boat trips after dark, the first one at 21:30
        </Typography>
        <Typography variant="h2" component="h1" sx={{ mt: 2, maxWidth: 820 }}>
          The best side of town is the water
        </Typography>
        <Typography sx={{ my: 4, maxWidth: 480, fontSize: '1.25rem' }}>
          Twelve seats, one lantern, a skipper with stories. We cast off when
          the offices go dark.
        </Typography>
        <Button variant="contained" size="large" href={addresses.signUp}>
          Book a seat
        </Button>
      </Container>
    </Box>
  );
}
