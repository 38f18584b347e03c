import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressButton() {
  const [state, setState] = useState('Nothing ordered');
  const sending = state === 'Sending the order…';

  useEffect(() => {
    if (!sending) return undefined;
    const timer = setTimeout(() => setState('Ordered for 7:00'), 2000);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button
        variant="solid"
        startDecorator={sending && <Spinner />}
        aria-disabled={sending}
        onClick={() => setState('Sending the order…')}
      >
        Order six rolls
      </Button>
      <Typography role="status">{state}</Typography>
    </Stack>
  );
}

const Spinner = () => <CircularProgress aria-hidden variant="solid" />;
