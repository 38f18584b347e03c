import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CloseModal() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('nothing yet');
  const close: ModalProps['onClose'] = (_, from) => {
    setReason(from);
    setOpen(false);
  };

  return (
    <Stack spacing={1}>
      <Button onClick={() => setOpen(true)}>Open the notice</Button>
      <Typography level="body-sm">Closed by: {reason}</Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" variant="soft" />
          <DialogTitle>The pool is open again</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
