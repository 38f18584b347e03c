import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AutohideSnackbar() {
  const [open, setOpen] = useState(false);

  const close = (event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>The bookshop, 12 Mill Lane</Typography>
      <Button onClick={() => setOpen(true)}>Copy the address</Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={close}
        message="Address copied"
      />
    </Stack>
  );
}
