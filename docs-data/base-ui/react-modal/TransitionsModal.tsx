import { useState } from 'react';
import { Button } from './Button';
import { FadingDialog } from './FadingDialog';
import { StyledModal, slots } from './StyledModal';

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      Evening flight, on time{' '}
      <Button onClick={() => setOpen(true)}>Show the boarding pass</Button>
      <StyledModal
        open={open}
        onClose={close}
        closeAfterTransition
        slots={slots}
      >
        <FadingDialog in={open} role="dialog" aria-label="Boarding pass">
          <p>Gate B12, seat 14C, boarding at 17:25</p>
          <Button onClick={close}>Close</Button>
        </FadingDialog>
      </StyledModal>
    </div>
  );
}
