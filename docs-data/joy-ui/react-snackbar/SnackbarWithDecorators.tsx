import { useRef, useState } from 'react';
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarWithDecorators() {
  const [open, setOpen] = useState(false);
  const [archived, setArchived] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function move(archive: boolean) {
    setArchived(archive);
    setOpen(archive);
  }
  function undo() {
    move(false);
    opener.current?.focus();
  }

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Episode 11: {archived ? 'archive' : 'new'}</Typography>
      <Button ref={opener} onClick={() => move(!archived)}>
        {archived ? 'Move back' : 'Move to the archive'}
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
    </Stack>
  );
}

function UndoButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outlined" color="success" onClick={onClick}>
      Undo
    </Button>
  );
}
