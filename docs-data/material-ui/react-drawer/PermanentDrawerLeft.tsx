import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Sections from './Sections';

const drawer = {
  width: 150,
  flexShrink: 0,
  [`& .${drawerClasses.paper}`]: { width: 150 },
};

export default function PermanentDrawerLeft() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={drawer}>
        <Sections label="Crafts" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <p>Wool was woven in every village.</p>
      </Box>
    </Box>
  );
}
