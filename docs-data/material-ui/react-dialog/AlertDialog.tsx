import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const descriptionId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete the invoice
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete invoice 2048?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            The invoice and its two reminders are removed for everybody. You
            cannot undo this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={close} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
