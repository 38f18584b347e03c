import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from './Panel';

interface SeatMapProps {
  onChoose: (seat: string) => void;
}

function SeatMap({ onChoose }: SeatMapProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const take = () => {
    onChoose('balcony');
    close();
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose a seat</Button>
      <Modal open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-label="Seats">
          <Typography>Only the balcony is left.</Typography>
          <Button onClick={take}>Take the balcony</Button>
          <Button onClick={close}>Back</Button>
        </Panel>
      </Modal>
    </>
  );
}

export default function NestedModal() {
  const [open, setOpen] = useState(false);
  const [seat, setSeat] = useState('');
  const where = seat || 'no seat yet';
  const close = () => setOpen(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Concert on Friday: {where}</Typography>
      <Button onClick={() => setOpen(true)}>Buy a ticket</Button>
      <Modal open={open} onClose={close}>
        <Panel role="dialog" aria-modal aria-label="Ticket">
          <Typography gutterBottom>$24, {where}</Typography>
          <SeatMap onChoose={setSeat} />
          <Button disabled={!seat} onClick={close}>
            Buy
          </Button>
          <Button onClick={close}>Close</Button>
        </Panel>
      </Modal>
    </Stack>
  );
}
