import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const episodes = ['The ferry', 'The lighthouse', 'The last train'];

export default function SnackbarQueue() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);

  function add(message: string) {
    setMessages([...messages, message]);
    // A visible message makes room for the new one.
    setOpen(messages.length === 0);
  }
  function showNext() {
    setMessages(messages.slice(1));
    setOpen(messages.length > 1);
  }
  const buttons = episodes.map((name) => (
    <Button key={name} variant="outlined" onClick={() => add(`Saved: ${name}`)}>
      Save “{name}”
    </Button>
  ));

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {buttons}
      <Snackbar
        autoHideDuration={6000}
        open={open}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        onUnmount={showNext}
      >
        <span role="alert">{messages[0]}</span>
      </Snackbar>
    </Stack>
  );
}
