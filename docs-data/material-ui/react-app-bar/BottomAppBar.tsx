import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tides from './Tides';

const middle = {
  position: 'absolute',
  top: -28,
  insetInline: 0,
  mx: 'auto',
};

export default function BottomAppBar() {
  return (
    <>
      <Tides />
      <Toolbar />
      <AppBar
        component="div"
        role="group"
        aria-label="Tides"
        sx={{ top: 'auto', bottom: 0 }}
      >
        <Toolbar>
          <IconButton edge="start" color="inherit" aria-label="Menu">
            <MenuIcon />
          </IconButton>
          <Fab color="secondary" aria-label="Add a reading" sx={middle}>
            <AddIcon />
          </Fab>
        </Toolbar>
      </AppBar>
    </>
  );
}
