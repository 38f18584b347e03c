import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Footer() {
  return (
    <Box
      component="footer"
      sx={{ mt: 'auto', py: 4, bgcolor: 'background.paper' }}
    >
      <Container maxWidth="sm">
        <Typography>
          Mill Lane 4, open Thursday to Sunday, 10:00 to 17:00
        </Typography>
        <Stack
          component="nav"
          aria-label="Museum"
          direction="row"
          spacing={3}
          sx={{ mt: 1 }}
        >
          <Link href="#clocks">Clocks</Link>
          <Link href="#visit">Visit</Link>
        </Stack>
      </Container>
    </Box>
  );
}
