import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import NewShelf from './NewShelf';

export default function BasicModalDialog() {
  const [open, setOpen] = useState(false);
  const [shelves, setShelves] = useState(['Travel', 'Cooking']);
  const close = () => setOpen(false);
  const save = (name: string) => {
    setShelves([...shelves, name]);
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">Shelves: {shelves.join(', ')}</Typography>
      <Button onClick={() => setOpen(true)}>New shelf</Button>
      <ShelfDialog open={open} onClose={close} onSave={save} />
    </Stack>
  );
}

interface ShelfDialogProps extends Pick<ModalProps, 'open' | 'onClose'> {
  onSave: (name: string) => void;
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
