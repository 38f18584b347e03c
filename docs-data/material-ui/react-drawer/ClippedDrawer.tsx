import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Sections from './Sections';

const drawer = {
  width: 150,
  flexShrink: 0,
  [`& .${drawerClasses.paper}`]: { width: 150 },
};

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: 'modal' }}>
        <Toolbar>Island archive</Toolbar>
      </AppBar>
      <Drawer variant="permanent" sx={drawer}>
        <Toolbar />
        <Sections label="Collections" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Toolbar />
        <p>Letters, maps and photographs.</p>
      </Box>
    </Box>
  );
}
