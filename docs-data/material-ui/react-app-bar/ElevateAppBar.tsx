import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Tides from './Tides';

export default function ElevateAppBar() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar component="div" color="default" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Scroll to see the shadow
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Tides />
    </>
  );
}
