import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function TransitionAlerts() {
  const [open, setOpen] = useState(true);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The close button disappears, so the focus needs a new place.
    buttonRef.current?.focus();
  };

  return (
    <Stack sx={{ width: 480, maxWidth: '100%', minHeight: 110, gap: 1 }}>
      <Collapse in={open}>
        <Alert role="status" severity="warning" onClose={close}>
          The pool closes early today.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} onClick={() => setOpen(!open)}>
        {open ? 'Hide the notice' : 'Show the notice'}
      </Button>
    </Stack>
  );
}
