import { useState } from 'react';
import { Input } from '@mui/base/Input';
import { Button } from './Button';
import { Dialog, StyledModal, slots } from './StyledModal';

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      For the neighbor{' '}
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <StyledModal keepMounted open={open} onClose={close} slots={slots}>
        <Dialog role="dialog" aria-modal aria-label="Note">
          <p>Close the note and open it again: the text is still there.</p>
          <Input aria-label="Note" defaultValue="Feed the cat" />
          <Button onClick={close}>Close</Button>
        </Dialog>
      </StyledModal>
    </div>
  );
}
