import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicModal() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Trails of the mill valley</Typography>
      <Button onClick={() => setOpen(true)}>Show the map legend</Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={centered}>
        <Sheet {...dialog} sx={{ p: 3, m: 2, borderRadius: 'md' }}>
          <ModalClose aria-label="Close" />
          <Typography id={id} level="title-lg" sx={{ mb: 1, pr: 4 }}>
            Legend
          </Typography>
          <Typography>Dashed lines are paths, blue dots springs.</Typography>
        </Sheet>
      </Modal>
    </Stack>
  );
}

const centered = { display: 'grid', placeItems: 'center' };
