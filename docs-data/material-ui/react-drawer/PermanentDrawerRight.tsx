import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Sections from './Sections';

const drawer = {
  width: 150,
  flexShrink: 0,
  [`& .${drawerClasses.paper}`]: { width: 150 },
};

export default function PermanentDrawerRight() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <p>The ferry has run since 1890.</p>
      </Box>
      <Drawer variant="permanent" anchor="right" sx={drawer}>
        <Sections label="Transport" />
      </Drawer>
    </Box>
  );
}
