import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'House', things: 12 },
  { name: 'Attic', things: 5 },
  { name: 'Chest', things: 2 },
];

export default function NestedModals() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Home insurance</Typography>
      <Room depth={0} />
    </Stack>
  );
}

/** A button that opens a dialog, which contains the next button. */
function Room({ depth }: { depth: number }) {
  const [open, setOpen] = useState(false);
  const { name, things } = rooms[depth];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inventory: {name}</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>{name}</DialogTitle>
          <DialogContent>{things} things are insured.</DialogContent>
          {depth + 1 < rooms.length && <Room depth={depth + 1} />}
        </ModalDialog>
      </Modal>
    </>
  );
}
