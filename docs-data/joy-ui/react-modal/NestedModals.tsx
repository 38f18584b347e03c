import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface RoomProps {
  name: string;
  things: number;
  inside?: RoomProps;
}

const chest = { name: 'Chest', things: 2 };
const attic = { name: 'Attic', things: 5, inside: chest };
const house = { name: 'House', things: 12, inside: attic };

export default function NestedModals() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Home insurance</Typography>
      <Room {...house} />
    </Stack>
  );
}

/** A button that opens a dialog, which contains the next button. */
function Room({ name, things, inside }: RoomProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inventory: {name}</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>{name}</DialogTitle>
          <DialogContent>{things} things are insured.</DialogContent>
          {inside && <Room {...inside} />}
        </ModalDialog>
      </Modal>
    </>
  );
}
