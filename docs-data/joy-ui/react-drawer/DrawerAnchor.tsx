import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<(typeof anchors)[number]>('left');

  function show(next: typeof anchor) {
    setAnchor(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {anchors.map((name) => (
        <Button key={name} variant="outlined" onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Drawer anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Sunrise</DialogTitle>
        <DialogContent sx={{ p: 2 }}>At 5:42, in clear weather.</DialogContent>
      </Drawer>
    </Stack>
  );
}
