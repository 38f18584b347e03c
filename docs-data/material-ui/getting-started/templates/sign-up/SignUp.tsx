import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import GardenTheme from './GardenTheme';
import SignUpForm from './SignUpForm';
import Sprout from './Sprout';

export default function SignUp() {
  return (
    <GardenTheme>
      <Container component="main" maxWidth="xs" sx={{ py: { xs: 4, sm: 8 } }}>
        <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
          <Sprout />
          <Typography variant="h4" component="h1">
            Canal Side Garden
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            40 plots, one well, and a shed full of tools. Put your name down for
            the next free plot.
          </Typography>
        </Stack>
        <Divider sx={{ my: 4 }} />
        <SignUpForm />
        <Typography sx={{ mt: 3, textAlign: 'center' }}>
          Already a member?{' '}
          <Link href="/material-ui/getting-started/templates/sign-in/">
            Sign in
          </Link>
        </Typography>
      </Container>
    </GardenTheme>
  );
}
