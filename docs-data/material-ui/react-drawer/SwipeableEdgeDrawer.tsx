import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { drawerClasses } from '@mui/material/Drawer';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import EdgeHandle, { edgeHeight } from './EdgeHandle';

const paper = { height: `calc(60% - ${edgeHeight}px)`, overflow: 'visible' };

export default function SwipeableEdgeDrawer() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button onClick={show}>Show the stops</Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={show}
        onClose={hide}
        swipeAreaWidth={edgeHeight}
        PaperProps={{ role: 'dialog', 'aria-label': 'Stops' }}
        sx={{ [`& > .${drawerClasses.paper}`]: paper }}
      >
        <EdgeHandle>Line 4, three stops</EdgeHandle>
        <Typography sx={{ p: 2, overflow: 'auto' }}>
          Old Market, Mill Bridge, Botanical Garden
        </Typography>
        <Button onClick={hide}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
