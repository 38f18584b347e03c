import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Program from './Program';

export default function DialogVerticalScroll() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Festival on the lake</Typography>
      <Button onClick={() => setOpen(true)}>Show the program</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={{ maxHeight: 420 }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Festival program</DialogTitle>
          <DialogContent tabIndex={0} role="group" aria-label="Program">
            <Program />
          </DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
