import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

export default function BasicModal() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Palermo, today at 17:35</Typography>
      <Button onClick={() => setOpen(true)}>Show the boarding pass</Button>
      <Modal open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-labelledby={titleId}>
          <Typography id={titleId} variant="h6" component="h2">
            Boarding pass
          </Typography>
          <Typography>Gate 14, seat 22C, boarding at 17:05</Typography>
          <Button onClick={close}>Close</Button>
        </Panel>
      </Modal>
    </Stack>
  );
}
