import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogPlayground() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the opening hours</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Opening hours</DialogTitle>
        <DialogContent>Daily from nine to five.</DialogContent>
        <Button onClick={close}>Close</Button>
      </Dialog>
    </>
  );
}
