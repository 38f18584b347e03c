import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Programme from './Programme';

export default function ModalDialogOverflow() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the whole day</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>The whole day</DialogTitle>
            <Programme />
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}
