import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const days = Array.from({ length: 30 }, (_, index) => `Day ${index + 1}`);

export default function DrawerScrollable() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Stork nest, day 30</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Nest diary
      </Button>
      <Drawer open={open} onClose={close}>
        <DialogTitle>Diary</DialogTitle>
        <DialogContent tabIndex={0} sx={{ p: 2, gap: 2 }}>
          {days.map((day) => (
            <Typography key={day}>{day}: one more egg, no visitors</Typography>
          ))}
        </DialogContent>
        <Button onClick={close} sx={{ m: 2 }}>
          Back to the map
        </Button>
      </Drawer>
    </Stack>
  );
}
