import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import ClothPanel from './ClothPanel';
import SignInForm from './SignInForm';
import { theme } from './theme';

const page = {
  display: 'grid',
  minHeight: '100dvh',
  bgcolor: 'background.body',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
  gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
  gridTemplateAreas: { xs: '"cloth" "form"', md: '"form cloth"' },
};
const side = {
  gridArea: 'form',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  maxWidth: 520,
  mx: 'auto',
  px: { xs: 3, sm: 6 },
  pt: { xs: 4, md: 6 },
  pb: 10,
};

export default function SignInSide() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={page}>
        <Box component="main" sx={side}>
          <Typography level="title-lg" color="primary">
            Heddle House
          </Typography>
          <Box sx={{ mt: { md: 'auto' } }}>
            <Typography level="h1" gutterBottom>
              Back to your loom
            </Typography>
            <Typography textColor="text.secondary">
              Loom hours, yarn orders and the patterns you left on the table.
            </Typography>
          </Box>
          <SignInForm />
          <Typography
            level="body-sm"
            textColor="text.secondary"
            sx={{ mb: 'auto' }}
          >
            New to the studio? The desk creates your account on your first
            visit: Dye Lane 3, every day but Monday.
          </Typography>
        </Box>
        <ClothPanel />
      </Box>
    </CssVarsProvider>
  );
}
