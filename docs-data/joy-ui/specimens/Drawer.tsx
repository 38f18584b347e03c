import { useState } from 'react';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerSpecimen() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>
      {box && (
        <Drawer
          open
          container={box}
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          disableRestoreFocus
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Your cart</DialogTitle>
          <DialogContent sx={{ p: 2 }}>
            Two tickets from Oslo to Bergen.
          </DialogContent>
        </Drawer>
      )}
    </div>
  );
}
