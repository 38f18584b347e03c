import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import PageLinks from './PageLinks';
import Tides from './Tides';

const wide = { display: { xs: 'none', sm: 'block' } };

export default function DrawerAppBar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const menuButton = (
    <IconButton
      edge="end"
      color="inherit"
      aria-label="Pages"
      onClick={() => setOpen(true)}
      sx={{ display: { sm: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
  );

  const links = (
    <Box component="nav" aria-label="Coast guard" sx={wide}>
      <Button color="inherit" href="#weather">
        Weather
      </Button>
      <Button color="inherit" href="#tides">
        Tides
      </Button>
    </Box>
  );

  return (
    <>
      <AppBar component="div" position="sticky">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Coast guard</Typography>
          {links}
          {menuButton}
        </Toolbar>
      </AppBar>
      <Tides />
      <Drawer anchor="right" open={open} onClose={close}>
        <PageLinks pages={['Weather', 'Tides']} onFollow={close} />
      </Drawer>
    </>
  );
}
