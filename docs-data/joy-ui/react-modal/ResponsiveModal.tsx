import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ResponsiveModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Order a taxi</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog
          sx={(theme) => ({ [theme.breakpoints.down('sm')]: bottom })}
        >
          <DialogTitle>A taxi to the main square?</DialogTitle>
          <DialogActions>
            <Button onClick={close}>Order</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Not now
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}

/** At the lower edge, within reach of a thumb. */
const bottom = {
  top: 'unset',
  bottom: 0,
  left: 0,
  right: 0,
  maxWidth: 'unset',
  transform: 'none',
  borderRadius: '12px 12px 0 0',
};
