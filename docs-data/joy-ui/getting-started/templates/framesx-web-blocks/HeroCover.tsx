import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';
import Dusk from './Dusk';

const section = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minHeight: { xs: 520, md: 600 },
  px: { xs: 2.5, md: 5 },
  py: { xs: 5, md: 8 },
  color: '#fff',
  bgcolor: '#1d1a4b',
  scrollMarginBlockStart: 56,
};
const image = { position: 'absolute', inset: 0, zIndex: -1 };
const shade = {
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(transparent 10%, #100d2ee6 75%)',
};

/** Text on an image as wide as the window, with a shade that keeps it readable. */
export default function HeroCover() {
  const [isKept, setKept] = useState(false);

  return (
    <Box
      component="section"
      id="festival"
      aria-labelledby="festival-title"
      sx={section}
    >
      <Box sx={image}>
        <Dusk />
        <Box sx={shade} />
      </Box>
      <Box sx={{ width: '100%', maxWidth: 1160, mx: 'auto' }}>
        <Typography level="h2" id="festival-title" textColor="inherit">
          Forty kites, one hill, the longest evening
        </Typography>
        <Typography
          level="body-lg"
          textColor="inherit"
          sx={{ mt: 2, mb: 3, maxWidth: '52ch' }}
        >
          On June 20, we meet above the old reservoir. Bring your kite, a lamp
          for its tail, and soup.
        </Typography>
        <Button
          size="lg"
          color={isKept ? 'success' : 'primary'}
          startDecorator={isKept && <CheckIcon />}
          aria-pressed={isKept}
          onClick={() => setKept(!isKept)}
        >
          Save me a spot
        </Button>
        <Typography
          role="status"
          textColor="inherit"
          sx={{ mt: 1, minHeight: 24 }}
        >
          {isKept && 'We look forward to seeing you on the hill.'}
        </Typography>
      </Box>
    </Box>
  );
}
