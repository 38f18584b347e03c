import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarHideDuration() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Episode 12, the ferry</Typography>
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
    </Stack>
  );
}
