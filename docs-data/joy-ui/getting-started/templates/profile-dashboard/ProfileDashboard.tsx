import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import Contact from './Contact';
import CoverChoice from './CoverChoice';
import Nights from './Nights';
import Notices from './Notices';
import OnAir from './OnAir';
import PublicCard from './PublicCard';
import SaveBar from './SaveBar';
import SectionLinks from './SectionLinks';
import StationHeader from './StationHeader';
import { theme } from './theme';
import { useProfile } from './useProfile';

const main = {
  maxWidth: 1240,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  pt: { xs: 3, md: 5 },
  pb: 10,
};
const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 3, lg: 4 },
  mt: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '160px minmax(0, 1fr)',
    lg: '160px minmax(0, 1fr) 280px',
  },
};
const fields = {
  display: 'grid',
  gap: 2,
  // Keeps the focused element clear of the bar at the bottom.
  '& :is(input, textarea, button)': { scrollMarginBlockEnd: 120 },
};
const preview = {
  position: { lg: 'sticky' },
  insetBlockStart: 24,
  order: { xs: -1, lg: 0 },
  gridColumn: { md: '1 / -1', lg: 'auto' },
};

export default function ProfileDashboard() {
  const form = useProfile();

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
        <StationHeader profile={form.profile} />
        <Box component="main" sx={main}>
          <Typography level="h1">Your profile</Typography>
          <Typography textColor="text.secondary">
            Who you are on air, and how the studio reaches you.
          </Typography>
          <Box sx={columns}>
            <SectionLinks />
            <Box component="form" noValidate onSubmit={form.submit} sx={fields}>
              <OnAir form={form} />
              <CoverChoice form={form} />
              <Contact form={form} />
              <Nights form={form} />
              <Notices form={form} />
              <SaveBar form={form} />
            </Box>
            <Box sx={preview}>
              <PublicCard profile={form.profile} />
            </Box>
          </Box>
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
