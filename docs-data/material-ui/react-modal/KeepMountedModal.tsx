import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Attic room, two nights in May</Typography>
      <Button onClick={() => setOpen(true)}>Write to the host</Button>
      <Modal keepMounted open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-label="Message">
          <TextField label="Message" fullWidth margin="dense" />
          <Button variant="contained" onClick={close}>
            Close, and keep the draft
          </Button>
        </Panel>
      </Modal>
    </Stack>
  );
}
