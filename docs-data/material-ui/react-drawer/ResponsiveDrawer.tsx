import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Sections from './Sections';

const width = { [`& .${drawerClasses.paper}`]: { width: 180 } };
const narrow = { ...width, display: { sm: 'none' } };
const wide = { ...width, width: 180, display: { xs: 'none', sm: 'block' } };

export default function ResponsiveDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { breakpoints } = useTheme();
  const large = useMediaQuery(breakpoints.up('sm'));

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer open={open && !large} onClose={close} sx={narrow}>
        <Sections label="History" onFollow={close} />
      </Drawer>
      <Drawer variant="permanent" sx={wide}>
        <Sections label="History" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button onClick={() => setOpen(true)} sx={{ display: { sm: 'none' } }}>
          Sections
        </Button>
        <p>A history of the island in three sections.</p>
      </Box>
    </Box>
  );
}
