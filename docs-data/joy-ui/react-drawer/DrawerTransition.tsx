import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';

export default function DrawerTransition() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the tides
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} sx={slow}>
        <DialogTitle>Tides</DialogTitle>
        <DialogContent sx={{ p: 2 }}>High water at 11:20.</DialogContent>
      </Drawer>
    </>
  );
}

const slow = {
  '--Drawer-transitionDuration': '0.6s',
  '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '@media (prefers-reduced-motion: reduce)': {
    '--Drawer-transitionDuration': '1ms',
  },
};
