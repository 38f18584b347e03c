import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import FerryTheme from './FerryTheme';
import NightCrossing from './NightCrossing';
import SignInForm from './SignInForm';

const page = {
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr' },
  gridTemplateRows: { xs: '220px 1fr', md: '1fr' },
};
const side = { alignSelf: 'center', maxWidth: 480, p: { xs: 3, sm: 6 } };

export default function SignInSide() {
  return (
    <FerryTheme>
      <Box sx={page}>
        <Box sx={{ position: 'relative' }}>
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <NightCrossing />
          </Box>
        </Box>
        <Box component="main" sx={side}>
          <Typography variant="h4" component="h1" gutterBottom>
            Your crossings
          </Typography>
          <Typography sx={{ mb: 4, color: 'text.secondary' }}>
            Cabins, cars and departure times of the North Islands Line.
          </Typography>
          <SignInForm />
          <Typography sx={{ mt: 4 }}>
            First time on board?{' '}
            <Link href="/material-ui/getting-started/templates/sign-up/">
              Create an account
            </Link>
          </Typography>
        </Box>
      </Box>
    </FerryTheme>
  );
}
