import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Sections from './Sections';

const width = 180;

export default function PersistentDrawerRight() {
  const [open, setOpen] = useState(true);

  const drawer = {
    width: open ? width : 0,
    transition: 'width 225ms',
    [`& .${drawerClasses.paper}`]: { width },
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Box sx={{ p: 2, flexGrow: 1 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Notes
        </Button>
        <p>Salt was the first thing they sold.</p>
      </Box>
      <Drawer anchor="right" variant="persistent" open={open} sx={drawer}>
        <Sections label="Notes" />
      </Drawer>
    </Box>
  );
}
