import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Lighthouse walk, Saturday</Typography>
      <Button onClick={() => setOpen(true)}>Show the forecast</Button>
      <Modal open={open} onClose={close} closeAfterTransition>
        <Fade in={open}>
          <Panel role="dialog" aria-modal aria-label="Forecast">
            <Typography>Fog until ten, then 19 °C and sun.</Typography>
            <Button onClick={close}>Close</Button>
          </Panel>
        </Fade>
      </Modal>
    </Stack>
  );
}
