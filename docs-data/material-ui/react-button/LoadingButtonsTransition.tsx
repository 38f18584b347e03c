import { useEffect, useRef, useState } from 'react';
import MailIcon from '@mui/icons-material/Mail';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = {
  ready: 'The invoice has not been sent.',
  sending: 'Sending the invoice…',
  sent: 'The invoice has been sent.',
};

export default function LoadingButtonsTransition() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState<keyof typeof messages>('ready');

  useEffect(() => {
    // Users who have moved on keep their focus.
    if (status === 'sent' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    if (status !== 'sending') return undefined;
    const timer = setTimeout(() => setStatus('sent'), 2000);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <LoadingButton
        ref={buttonRef}
        variant="contained"
        loading={status === 'sending'}
        loadingPosition="start"
        startIcon={<MailIcon />}
        onClick={() => setStatus('sending')}
      >
        Email invoice
      </LoadingButton>
      <Typography variant="body2" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
