import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Tides from './Tides';

const corner = { position: 'fixed', bottom: 16, insetInlineEnd: 16 };

export default function BackToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true });

  return (
    <>
      <AppBar component="div" position="static" id="top">
        <Toolbar>
          <Typography variant="h6" component="div">
            Scroll to see the button
          </Typography>
        </Toolbar>
      </AppBar>
      <Tides />
      <Fade in={scrolled} unmountOnExit>
        <Fab href="#top" size="small" aria-label="Back to top" sx={corner}>
          <KeyboardArrowUpIcon />
        </Fab>
      </Fade>
    </>
  );
}
