import { useEffect, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function SimpleBackdrop() {
  const [importing, setImporting] = useState(false);

  // This timer simulates a request.
  useEffect(() => {
    if (!importing) return undefined;
    const timer = setTimeout(() => setImporting(false), 1500);
    return () => clearTimeout(timer);
  }, [importing]);

  return (
    <>
      <Button onClick={() => setImporting(true)}>Import the contacts</Button>
      <Backdrop
        open={importing}
        onClick={() => setImporting(false)}
        sx={{ color: '#fff', zIndex: 'modal' }}
      >
        <CircularProgress color="inherit" aria-label="Importing" />
      </Backdrop>
    </>
  );
}
