import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Sections from './Sections';

export default function MiniDrawer() {
  const [open, setOpen] = useState(false);
  const width = open ? 180 : 56;

  const drawer = {
    width,
    flexShrink: 0,
    transition: 'width 225ms',
    [`& .${drawerClasses.paper}`]: {
      width,
      overflowX: 'hidden',
      transition: 'width 225ms',
    },
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={drawer}>
        <Sections label="Island guide" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show icons only' : 'Show labels'}
        </Button>
      </Box>
    </Box>
  );
}
