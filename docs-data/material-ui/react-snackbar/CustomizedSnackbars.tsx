import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CustomizedSnackbars() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const close = (event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };
  const dismiss = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Year in birds, 84 MB</Typography>
      <Button ref={buttonRef} onClick={() => setOpen(true)}>
        Upload the report
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={close}>
        <Alert
          variant="filled"
          severity="error"
          onClose={dismiss}
          sx={{ width: '100%', borderRadius: 4 }}
        >
          The report is too large.
        </Alert>
      </Snackbar>
    </Stack>
  );
}
