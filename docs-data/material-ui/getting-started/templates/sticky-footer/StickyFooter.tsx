import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Footer from './Footer';
import MuseumTheme from './MuseumTheme';

// The page is a column at least as high as the window. `mt: 'auto'` moves the footer to its end.
export default function StickyFooter() {
  return (
    <MuseumTheme>
      <Stack sx={{ minHeight: '100dvh' }}>
        <Container
          component="main"
          maxWidth="sm"
          sx={{ py: { xs: 6, sm: 10 } }}
        >
          <Typography variant="h4" component="h1" gutterBottom>
            The Clock Loft
          </Typography>
          <Typography id="clocks" sx={{ mb: 2 }}>
            112 tower clocks, all of them wound by hand. The oldest has only an
            hour hand: nobody asked for minutes in 1574.
          </Typography>
          <Typography id="visit" sx={{ color: 'text.secondary' }}>
            Come at noon. For two minutes, no one can hear a word.
          </Typography>
        </Container>
        <Footer />
      </Stack>
    </MuseumTheme>
  );
}
