import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function CircularIntegration() {
  const [sending, setSending] = useState(false);
  const send = () => setSending(true);

  // Simulates a request that takes two seconds.
  useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setSending(false), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  const spinner = (
    <CircularProgress
      size={24}
      aria-label="Sending"
      sx={{ position: 'absolute', inset: 0, m: 'auto' }}
    />
  );

  return (
    <Box sx={{ position: 'relative' }} aria-busy={sending}>
      <Button
        variant="outlined"
        aria-disabled={sending}
        onClick={sending ? undefined : send}
        sx={{ opacity: sending ? 0.5 : 1 }}
      >
        Send the claim
      </Button>
      {sending && spinner}
    </Box>
  );
}
