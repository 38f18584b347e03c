import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlertDialogModal() {
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(38);
  const close = () => setOpen(false);
  const press = () => (count > 0 ? setOpen(true) : setCount(38));
  const answer = (left: number) => {
    setCount(left);
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">In the trash: {count} recordings</Typography>
      <Button variant="outlined" onClick={press}>
        {count > 0 ? 'Empty the trash' : 'Discard 38 recordings'}
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Empty the trash?</DialogTitle>
          <Divider />
          <DialogContent>
            This deletes 38 recordings. You can’t restore them.
          </DialogContent>
          <Answers onAnswer={answer} />
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

function Answers({ onAnswer }: { onAnswer: (left: number) => void }) {
  return (
    <DialogActions>
      <Button color="danger" onClick={() => onAnswer(0)}>
        Delete 38 recordings
      </Button>
      <Button
        autoFocus
        variant="plain"
        color="neutral"
        onClick={() => onAnswer(38)}
      >
        Keep them
      </Button>
    </DialogActions>
  );
}
