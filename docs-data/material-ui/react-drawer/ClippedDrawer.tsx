import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Sections from './Sections';

const aboveDrawer = {
  zIndex: ({ zIndex }: Theme) => zIndex.drawer + 1,
};
const drawer = {
  width: 150,
  flexShrink: 0,
  [`& .${drawerClasses.paper}`]: { width: 150 },
};

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={aboveDrawer}>
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
