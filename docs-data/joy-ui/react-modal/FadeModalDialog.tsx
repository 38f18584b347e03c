import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function FadeModalDialog() {
  const [open, setOpen] = useState(false);
  const fade = {
    opacity: open ? 1 : 0,
    transition: 'opacity 300ms, visibility 300ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Act one</Typography>
      <Button onClick={() => setOpen(true)}>Dim the lights</Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)} sx={fade}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>The play begins</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
