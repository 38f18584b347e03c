import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SimpleSnackbar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const undo = (
    <Button color="inherit" size="small" onClick={close}>
      Undo
    </Button>
  );

  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the note</Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message="Note deleted"
        action={undo}
      />
    </>
  );
}
