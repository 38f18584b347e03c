import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import { choice, colors, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  layout: choice(['center', 'fullscreen'], 'center'),
};

const inside = `<ModalClose aria-label="Close" />
<DialogTitle>Opening hours</DialogTitle>
<DialogContent>Daily from nine to five.</DialogContent>`;

export default function ModalUsage() {
  return (
    <Playground name="ModalDialog" controls={controls} inside={inside}>
      {(props) => <OpeningHours {...props} />}
    </Playground>
  );
}

function OpeningHours(props: ModalDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the opening hours</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog {...props}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Opening hours</DialogTitle>
          <DialogContent>Daily from nine to five.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
