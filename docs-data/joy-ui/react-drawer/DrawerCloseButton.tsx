import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DrawerCloseButton() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Reed path, 3 km</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reserve rules
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close the rules" />
        <DialogTitle>Rules</DialogTitle>
        <DialogContent sx={{ p: 2 }}>Dogs stay on the leash.</DialogContent>
      </Drawer>
    </Stack>
  );
}
