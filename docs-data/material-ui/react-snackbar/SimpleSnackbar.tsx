import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleSnackbar() {
  const [deleted, setDeleted] = useState(false);
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = (event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const change = (next: boolean) => {
    setDeleted(next);
    setOpen(next);
  };
  const restore = () => {
    change(false);
    buttonRef.current?.focus();
  };
  const undo = (
    <Button color="inherit" size="small" onClick={restore}>
      Undo
    </Button>
  );

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>{deleted ? 'No notes' : 'Buy stamps and ink'}</Typography>
      <Button ref={buttonRef} onClick={() => change(!deleted)}>
        {deleted ? 'Restore the note' : 'Delete the note'}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={close}
        message="Note deleted"
        action={undo}
      />
    </Stack>
  );
}
