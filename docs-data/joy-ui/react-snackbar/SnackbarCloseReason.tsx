import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarCloseReason() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('none yet');

  return (
    <Stack spacing={1}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Typography>Last reason: {reason}</Typography>
      <Snackbar
        autoHideDuration={8000}
        open={open}
        onClose={(_, why) => {
          setReason(why);
          if (why !== 'clickaway') setOpen(false);
        }}
      >
        <span role="alert">Subscribed. Press Esc to close.</span>
      </Snackbar>
    </Stack>
  );
}
