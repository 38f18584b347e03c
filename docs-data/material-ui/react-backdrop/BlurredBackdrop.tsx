import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const BlurredBackdropRoot = styled(Backdrop)({
  backgroundColor: 'rgb(20 33 61 / 0.5)',
  backdropFilter: 'blur(6px)',
});

export default function BlurredBackdrop() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>55 minutes at the screen</Typography>
      <Button onClick={() => setOpen(true)}>Take a break</Button>
      <Dialog
        open={open}
        onClose={close}
        slots={{ backdrop: BlurredBackdropRoot }}
      >
        <DialogTitle>Look into the distance</DialogTitle>
        <Button color="inherit" onClick={close}>
          Back to work
        </Button>
      </Dialog>
    </Stack>
  );
}
