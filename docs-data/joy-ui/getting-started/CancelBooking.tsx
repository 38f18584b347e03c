import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Link from '@mui/joy/Link';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Tooltip from '@mui/joy/Tooltip';

export default function CancelBooking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip describeChild title="Free of charge until Friday">
        <Button color="danger" variant="soft" onClick={() => setOpen(true)}>
          Cancel the booking
        </Button>
      </Tooltip>
      <Confirmation open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Confirmation(props: { open: boolean; onClose: () => void }) {
  return (
    <Modal {...props}>
      <ModalDialog role="alertdialog">
        <DialogTitle>Cancel the lake cabin?</DialogTitle>
        <DialogContent>
          You get the full amount back within five days.
          <Link href="#CancelBooking">Read the terms</Link>
        </DialogContent>
        <DialogActions>
          <Button color="danger" onClick={props.onClose}>
            Cancel the booking
          </Button>
          <Button
            autoFocus
            variant="plain"
            color="neutral"
            onClick={props.onClose}
          >
            Keep it
          </Button>
        </DialogActions>
      </ModalDialog>
    </Modal>
  );
}
