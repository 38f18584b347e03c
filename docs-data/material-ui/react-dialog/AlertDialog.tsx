import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlertDialog() {
  const [open, setOpen] = useState(false);
  const [exists, setExists] = useState(true);
  const textId = useId();
  const show = () => (exists ? setOpen(true) : setExists(true));
  const close = () => setOpen(false);

  const deleteInvoice = () => {
    setExists(false);
    close();
  };
  const alertProps = {
    'aria-describedby': textId,
    PaperProps: { role: 'alertdialog' },
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography role="status">
        {exists ? 'Invoice 2048, $312' : 'No invoices'}
      </Typography>
      <Button onClick={show}>{exists ? 'Delete' : 'New invoice'}</Button>
      <Dialog open={open} onClose={close} {...alertProps}>
        <DialogTitle>Delete invoice 2048?</DialogTitle>
        <DialogContent id={textId}>You can’t undo this.</DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={deleteInvoice} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
