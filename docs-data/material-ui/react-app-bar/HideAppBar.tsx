import AppBar from '@mui/material/AppBar';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Tides from './Tides';

export default function HideAppBar() {
  const scrolledDown = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar component="div">
          <Toolbar>
            <Typography variant="h6" component="div">
              Scroll down, and up
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Tides />
    </>
  );
}
