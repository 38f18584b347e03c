import { useEffect, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleBackdrop() {
  const [status, setStatus] = useState('No contacts yet');
  const importing = status === 'Importing 212 contacts';
  const start = () => setStatus('Importing 212 contacts');
  const cancel = () => setStatus('Import canceled');

  // This timer simulates a request.
  useEffect(() => {
    if (!importing) return undefined;
    const timer = setTimeout(() => setStatus('212 contacts'), 1500);
    return () => clearTimeout(timer);
  }, [importing]);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">{status}</Typography>
      <Button onClick={importing ? cancel : start}>
        {importing ? 'Cancel the import' : 'Import the contacts'}
      </Button>
      <Backdrop
        open={importing}
        onClick={cancel}
        sx={{ color: '#fff', zIndex: 'modal' }}
      >
        <CircularProgress color="inherit" aria-label="Importing" />
      </Backdrop>
    </Stack>
  );
}
