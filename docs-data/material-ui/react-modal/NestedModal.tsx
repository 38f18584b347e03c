import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

function SeatMap() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a seat</Button>
      <Modal open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-label="Seats">
          <Typography>Only the balcony is left.</Typography>
          <Button onClick={close}>Take the balcony</Button>
        </Panel>
      </Modal>
    </>
  );
}

export default function NestedModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy a ticket</Button>
      <Modal open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-label="Ticket">
          <Typography gutterBottom>Concert on Friday, $24</Typography>
          <SeatMap />
          <Button onClick={close}>Buy</Button>
        </Panel>
      </Modal>
    </>
  );
}
