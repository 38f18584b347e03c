import { type KeyboardEvent, useRef, useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import type { SnackbarCloseReason } from '@mui/base/useSnackbar';
import { Button } from './Button';
import { surface } from './surface';

const settings = { autoHideDuration: 8000, style: surface };

export default function UnstyledSnackbar() {
  const archiveRef = useRef<HTMLButtonElement>(null);
  const [messages, setMessages] = useState(3);
  const [open, setOpen] = useState(false);
  const close = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };
  const archive = () => {
    setMessages(messages - 1);
    setOpen(true);
  };
  // Esc removes the focused button together with the snackbar.
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') archiveRef.current?.focus();
  };
  const undo = () => {
    setMessages(messages + 1);
    setOpen(false);
    archiveRef.current?.focus();
  };

  return (
    <div>
      <Button
        ref={archiveRef}
        focusableWhenDisabled
        disabled={messages === 0}
        onClick={archive}
      >
        Archive a message ({messages} left)
      </Button>
      <Snackbar key={messages} {...settings} open={open} onClose={close}>
        <span role="status">Archived. </span>
        <Button onClick={undo} onKeyDown={leave}>
          Undo
        </Button>
      </Snackbar>
    </div>
  );
}
