import { useState } from 'react';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalCloseSpecimen() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>
      {box && (
        <Modal
          open
          container={box}
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          disableRestoreFocus
        >
          <ModalDialog>
            <ModalClose aria-label="Close" />
            <DialogTitle>Message sent</DialogTitle>
            <DialogContent>We reply within two days.</DialogContent>
          </ModalDialog>
        </Modal>
      )}
    </div>
  );
}
