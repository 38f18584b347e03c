import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CircularIntegration() {
  const [status, setStatus] = useState('Not sent yet');
  const sending = status === 'Sending the claim…';
  const send = () => setStatus('Sending the claim…');

  // Simulates a request that takes two seconds.
  useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setStatus('The claim has been sent'), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  const spinner = (
    <CircularProgress
      size={24}
      aria-label="Sending"
      sx={{ position: 'absolute', inset: 0, m: 'auto' }}
    />
  );
  const button = {
    'aria-disabled': sending,
    sx: { opacity: sending ? 0.5 : 1 },
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }} aria-busy={sending}>
        <Button
          {...button}
          variant="outlined"
          onClick={sending ? undefined : send}
        >
          Send the claim
        </Button>
        {sending && spinner}
      </Box>
      <Typography role="status">{status}</Typography>
    </Stack>
  );
}
