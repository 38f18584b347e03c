import { useCallback, useState } from 'react';
import type { SnackbarCloseReason } from '@mui/material/Snackbar';

interface Message {
  key: number;
  text: string;
}

interface State {
  queue: readonly Message[];
  nextKey: number;
  open: boolean;
  /** Whether the first message has started to appear. */
  shown: boolean;
}

const empty: State = { queue: [], nextKey: 0, open: false, shown: false };

/** Shows messages one after the other: each waits until the one before has left. */
export function useMessageQueue() {
  const [{ queue, open }, setState] = useState(empty);
  const [current] = queue;

  const add = useCallback((text: string) => {
    setState(({ queue: before, nextKey: key, shown }) => ({
      queue: [...before, { key, text }],
      nextKey: key + 1,
      // Closes the message that users see now.
      open: !shown,
      shown,
    }));
  }, []);

  const showNext = () =>
    setState(({ queue: [, ...waiting], nextKey }) => ({
      queue: waiting,
      nextKey,
      open: waiting.length > 0,
      shown: false,
    }));

  return {
    add,
    messageKey: current?.key,
    snackbarProps: {
      message: current?.text,
      open,
      autoHideDuration: 6000,
      onClose: (event: unknown, reason: SnackbarCloseReason) => {
        if (reason === 'clickaway') return;
        setState((state) => ({ ...state, open: false }));
      },
      TransitionProps: {
        onEnter: () => setState((state) => ({ ...state, shown: true })),
        onExited: showNext,
      },
    },
  };
}
