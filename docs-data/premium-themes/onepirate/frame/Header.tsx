import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { addresses } from './addresses';
import Lantern from './Lantern';

export default function Header() {
  return (
    <AppBar
      data-mui-color-scheme="dark"
      position="sticky"
      color="transparent"
      elevation={0}
      sx={{ bgcolor: 'background.default', color: 'text.primary' }}
    >
      <Toolbar sx={{ gap: 1, justifyContent: 'space-between' }}>
        <Link
          href={addresses.home}
          variant="h6"
          color="inherit"
          underline="none"
          sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
        >
          <Lantern />
          Onepirate
        </Link>
        <Stack component="nav" aria-label="Account" direction="row">
          <Button color="inherit" href={addresses.signIn}>
            Sign in
          </Button>
          <Button
            href={addresses.signUp}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            Sign up
          </Button>
        </Stack>
      </Toolbar>
    </AppBar>
  );
}
