import { useEffect, useRef, useState, type MouseEvent } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonLoading() {
  const [state, setState] = useState<'idle' | 'loading' | 'done'>('idle');
  const report = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function send({ currentTarget }: MouseEvent) {
    setState('loading');
    timer.current = setTimeout(() => {
      setState('done');
      // A user who has moved the focus meanwhile keeps it.
      const focused = document.activeElement;
      if (focused === currentTarget || focused === document.body) {
        report.current?.focus();
      }
    }, 1500);
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button loading={state === 'loading'} onClick={send}>
        Send the invoice
      </Button>
      <Typography ref={report} tabIndex={-1} role="status" level="body-sm">
        {messages[state]}
      </Typography>
    </Stack>
  );
}

const messages = {
  idle: 'Invoice 2041 is a draft.',
  loading: 'Sending invoice 2041…',
  done: 'Invoice 2041 was sent to the customer.',
};
