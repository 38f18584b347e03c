import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Sections from './Sections';

const width = 180;

export default function PersistentDrawerLeft() {
  const [open, setOpen] = useState(true);

  const drawer = {
    width: open ? width : 0,
    transition: 'width 225ms',
    [`& .${drawerClasses.paper}`]: { width },
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="persistent" open={open} sx={drawer}>
        <Sections label="Sections" />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Sections
        </Button>
        <p>The first settlers came by raft.</p>
      </Box>
    </Box>
  );
}
