import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DrawerTransition() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Sandbank walk, Sunday</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the tides
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} sx={slow}>
        <DialogTitle>Tides</DialogTitle>
        <DialogContent sx={{ p: 2 }}>High water at 11:20.</DialogContent>
      </Drawer>
    </Stack>
  );
}

const slow = {
  '--Drawer-transitionDuration': '0.6s',
  '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '@media (prefers-reduced-motion: reduce)': {
    '--Drawer-transitionDuration': '1ms',
  },
};
