import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Sections from './Sections';

const aboveDrawer = {
  zIndex: ({ zIndex }: Theme) => zIndex.drawer + 1,
};

export default function DashboardLayoutBasic() {
  const [open, setOpen] = useState(true);
  const width = open ? 160 : 56;

  const drawer = {
    width,
    flexShrink: 0,
    [`& .${drawerClasses.paper}`]: { width, overflowX: 'hidden' },
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={aboveDrawer}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Labels of the sections"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <MenuIcon />
          </IconButton>
          Island archive
        </Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={drawer}>
        <Toolbar />
        <Sections label="Documents" />
      </Drawer>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <Toolbar />
        <p>Twelve new documents this week.</p>
      </Box>
    </Box>
  );
}
