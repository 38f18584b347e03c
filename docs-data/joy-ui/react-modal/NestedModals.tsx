import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const rooms = ['House', 'Attic', 'Chest'];

export default function NestedModals() {
  return <Room depth={0} />;
}

/** A button that opens a dialog, which contains the next button. */
function Room({ depth }: { depth: number }) {
  const [open, setOpen] = useState(false);
  const name = rooms[depth];
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inventory: {name}</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>{name}</DialogTitle>
          <DialogContent>{depth + 2} things are insured.</DialogContent>
          {depth + 1 < rooms.length && <Room depth={depth + 1} />}
        </ModalDialog>
      </Modal>
    </>
  );
}
