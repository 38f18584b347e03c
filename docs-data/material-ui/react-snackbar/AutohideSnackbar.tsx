import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function AutohideSnackbar() {
  const [open, setOpen] = useState(false);

  const close = (event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Copy the address</Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={close}
        message="Address copied"
      />
    </>
  );
}
