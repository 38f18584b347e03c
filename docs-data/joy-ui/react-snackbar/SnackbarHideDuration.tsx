import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarHideDuration() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Mark as heard
      </Button>
      <Snackbar
        autoHideDuration={6000}
        resumeHideDuration={3000}
        open={open}
        onClose={() => setOpen(false)}
      >
        <span role="alert">Marked as heard</span>
      </Snackbar>
    </>
  );
}
