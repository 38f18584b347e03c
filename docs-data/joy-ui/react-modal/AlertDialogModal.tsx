import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function AlertDialogModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button color="danger" variant="outlined" onClick={() => setOpen(true)}>
        Empty the trash
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Empty the trash?</DialogTitle>
          <Divider />
          <DialogContent>
            This deletes 38 recordings. You can’t restore them.
          </DialogContent>
          <Answers onAnswer={close} />
        </ModalDialog>
      </Modal>
    </>
  );
}

function Answers({ onAnswer }: { onAnswer: () => void }) {
  return (
    <DialogActions>
      <Button color="danger" onClick={onAnswer}>
        Delete 38 recordings
      </Button>
      <Button autoFocus variant="plain" color="neutral" onClick={onAnswer}>
        Keep them
      </Button>
    </DialogActions>
  );
}
