import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarUsage() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add to the queue</Button>
      <Snackbar open={open} onClose={() => setOpen(false)}>
        <span role="alert">Added to the queue</span>
      </Snackbar>
    </>
  );
}
