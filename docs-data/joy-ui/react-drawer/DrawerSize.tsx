import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';

const sizes = { sm: 'Small', md: 'Medium', lg: 'Large' } as const;

export default function DrawerSize() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<keyof typeof sizes>('md');

  function show(next: keyof typeof sizes) {
    setSize(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      {(['sm', 'md', 'lg'] as const).map((name) => (
        <Button key={name} variant="soft" onClick={() => show(name)}>
          {sizes[name]}
        </Button>
      ))}
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Kingfisher</DialogTitle>
        <DialogContent sx={{ p: 2 }}>
          Seen at the river on Sunday.
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
