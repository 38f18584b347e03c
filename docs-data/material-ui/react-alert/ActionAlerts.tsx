import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ActionAlerts() {
  const [archived, setArchived] = useState(true);
  const [tip, setTip] = useState(true);
  const undoRef = useRef<HTMLButtonElement>(null);
  const toggle = () => setArchived(!archived);

  const closeTip = () => {
    setTip(false);
    // The close button disappears, so the focus needs a new place.
    undoRef.current?.focus();
  };

  const undo = (
    <Button ref={undoRef} color="inherit" size="small" onClick={toggle}>
      {archived ? 'Undo' : 'Archive'}
    </Button>
  );

  return (
    <Stack spacing={1} sx={{ width: 480, maxWidth: '100%', minHeight: 110 }}>
      <Alert role="status" severity="success" action={undo}>
        {archived ? 'The thread is archived.' : 'The thread is back.'}
      </Alert>
      {tip && (
        <Alert role="status" severity="info" onClose={closeTip}>
          Press E to archive a thread.
        </Alert>
      )}
    </Stack>
  );
}
