import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';
import FeatureRow from './FeatureRow';
import Footer from './Footer';
import HeroCentered from './HeroCentered';
import HeroCover from './HeroCover';
import HeroSplit from './HeroSplit';
import SignUpCard from './SignUpCard';
import SignUpLine from './SignUpLine';
import SiteBar from './SiteBar';
import Steps from './Steps';
import { theme } from './theme';

/** Keep the blocks that your page needs, in any order. */
export default function FramesxWebBlocks() {
  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body' }}>
        <SiteBar />
        <main>
          <HeroSplit />
          <FeatureRow />
          <HeroCentered />
          <SignUpLine />
          <Steps />
          <HeroCover />
          <SignUpCard />
        </main>
        <Footer />
      </Box>
    </CssVarsProvider>
  );
}
