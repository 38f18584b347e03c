import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addresses } from './addresses';
import Lantern from './Lantern';

const links = [
  { title: 'Terms', href: addresses.terms },
  { title: 'Privacy', href: addresses.privacy },
  { title: 'Sign up', href: addresses.signUp },
];

export default function Footer() {
  return (
    <Box
      component="footer"
      data-mui-color-scheme="dark"
      sx={{ bgcolor: 'background.paper', color: 'text.primary', pt: 5, pb: 9 }}
    >
      <Container>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 3, justifyContent: 'space-between' }}
        >
          <Stack direction="row" spacing={2}>
            <Lantern />
            <Typography sx={{ color: 'text.secondary' }}>
              Old Rope Quay, pier 4
              <br />
              The office opens at 18:00
            </Typography>
          </Stack>
          <Stack
            component="nav"
            aria-label="Small print"
            direction="row"
            spacing={3}
          >
            {links.map(({ title, href }) => (
              <Link key={href} href={href} color="inherit">
                {title}
              </Link>
            ))}
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
}
