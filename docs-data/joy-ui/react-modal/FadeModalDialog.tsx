import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function FadeModalDialog() {
  const [open, setOpen] = useState(false);
  const fade = {
    opacity: open ? 1 : 0,
    transition: 'opacity 300ms, visibility 300ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Dim the lights</Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)} sx={fade}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>The play begins</DialogTitle>
        </ModalDialog>
      </Modal>
    </>
  );
}
