import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInvertedColors() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const download = () => {
    close();
    opener.current?.focus();
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Twelve podcasts</Typography>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Snackbar
        invertedColors
        variant="solid"
        color="primary"
        open={open}
        onClose={close}
      >
        <Updates onDone={download} />
      </Snackbar>
    </Stack>
  );
}

function Updates({ onDone }: { onDone: () => void }) {
  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Typography role="alert" level="title-md">
        Three new episodes
      </Typography>
      <Button variant="outlined" onClick={onDone}>
        Download all
      </Button>
    </Stack>
  );
}
