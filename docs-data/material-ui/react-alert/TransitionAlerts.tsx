import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function TransitionAlerts() {
  const [open, setOpen] = useState(true);

  return (
    <Stack sx={{ width: 480, maxWidth: '100%', minHeight: 110, gap: 1 }}>
      <Collapse in={open}>
        <Alert severity="warning" onClose={() => setOpen(false)}>
          The pool closes early today.
        </Alert>
      </Collapse>
      <Button disabled={open} onClick={() => setOpen(true)}>
        Show the notice again
      </Button>
    </Stack>
  );
}
