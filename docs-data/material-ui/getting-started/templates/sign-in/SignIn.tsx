import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Bookplate from './Bookplate';
import LibraryTheme from './LibraryTheme';
import SignInForm from './SignInForm';

const page = {
  minHeight: '100dvh',
  p: 2,
  alignItems: 'center',
  justifyContent: 'center',
};

export default function SignIn() {
  return (
    <LibraryTheme>
      <Stack component="main" sx={page}>
        <Paper
          variant="outlined"
          sx={{ width: 420, maxWidth: '100%', p: { xs: 3, sm: 5 } }}
        >
          <Bookplate />
          <Typography variant="h4" component="h1" sx={{ mt: 2 }}>
            Alder Street Library
          </Typography>
          <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
            Sign in to renew loans and reserve books.
          </Typography>
          <SignInForm />
          <Typography sx={{ mt: 3 }}>
            No card yet?{' '}
            <Link href="/material-ui/getting-started/templates/sign-up/">
              Create an account
            </Link>
          </Typography>
        </Paper>
      </Stack>
    </LibraryTheme>
  );
}
