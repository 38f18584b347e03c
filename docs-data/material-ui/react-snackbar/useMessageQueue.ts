import { useState } from 'react';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';

interface Message {
  key: number;
  text: string;
}

/** Shows messages one after the other: each waits until the one before has left. */
export function useMessageQueue() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [open, setOpen] = useState(false);
  const [nextKey, setNextKey] = useState(0);
  const [current, ...waiting] = queue;

  const add = (text: string) => {
    setQueue([...queue, { key: nextKey, text }]);
    setNextKey(nextKey + 1);
    // The message that users see now makes room.
    setOpen(!current);
  };

  const showNext = () => {
    setQueue(waiting);
    setOpen(waiting.length > 0);
  };

  return {
    add,
    messageKey: current?.key,
    snackbarProps: {
      message: current?.text,
      open,
      autoHideDuration: 6000,
      onClose: (event: unknown, reason: SnackbarCloseReason) => {
        if (reason !== 'clickaway') setOpen(false);
      },
      TransitionProps: { onExited: showNext },
    },
  };
}
