import { useRef, useState } from 'react';
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarWithDecorators() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function undo() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Move to the archive
      </Button>
      <Snackbar
        variant="soft"
        color="success"
        open={open}
        onClose={() => setOpen(false)}
        startDecorator={<PlaylistAddCheckIcon />}
        endDecorator={<UndoButton onClick={undo} />}
      >
        <span role="alert">In the archive</span>
      </Snackbar>
    </>
  );
}

function UndoButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outlined" color="success" onClick={onClick}>
      Undo
    </Button>
  );
}
