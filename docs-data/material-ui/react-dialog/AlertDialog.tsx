import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  const alertProps = {
    'aria-describedby': textId,
    PaperProps: { role: 'alertdialog' },
  };

  return (
    <>
      <Button onClick={show}>Delete the invoice</Button>
      <Dialog open={open} onClose={close} {...alertProps}>
        <DialogTitle>Delete invoice 2048?</DialogTitle>
        <DialogContent id={textId}>You can’t undo this.</DialogContent>
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
