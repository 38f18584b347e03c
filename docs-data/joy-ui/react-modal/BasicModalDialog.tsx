import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import NewShelf from './NewShelf';

export default function BasicModalDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>New shelf</Button>
      <ShelfDialog open={open} onClose={close} onSave={close} />
    </>
  );
}

interface ShelfDialogProps extends Pick<ModalProps, 'open' | 'onClose'> {
  onSave: () => void;
}

function ShelfDialog({ onSave, ...props }: ShelfDialogProps) {
  return (
    <Modal {...props}>
      <ModalDialog>
        <DialogTitle>New shelf</DialogTitle>
        <DialogContent>Books can be on several shelves.</DialogContent>
        <NewShelf onSave={onSave} />
      </ModalDialog>
    </Modal>
  );
}
