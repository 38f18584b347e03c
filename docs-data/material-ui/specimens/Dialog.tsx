import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogSpecimen() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} style={{ inlineSize: '100%', minBlockSize: 240 }}>
      {box && (
        <Dialog
          open
          disableScrollLock
          disableEnforceFocus
          disableAutoFocus
          disableRestoreFocus
          container={box}
        >
          <DialogTitle>Cancel the booking?</DialogTitle>
          <DialogContent>You get a full refund until May 3.</DialogContent>
          <DialogActions>
            <Button>Keep it</Button>
            <Button>Cancel booking</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
