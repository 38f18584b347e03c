import { useState } from 'react';
import { styled } from '@mui/system';
import { Button } from './Button';
import { Dialog, StyledModal, slots } from './StyledModal';

const spring =
  'linear(0, 0.42 12%, 0.98 25%, 1.16 33%, 1.1 45%, 0.99 60%, 0.98 70%, 1)';

const SpringDialog = styled(Dialog)({
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `scale 600ms ${spring}`,
    '@starting-style': { scale: '0.4' },
  },
});

export default function SpringModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      Happy birthday!{' '}
      <Button onClick={() => setOpen(true)}>Open the present</Button>
      <StyledModal open={open} onClose={close} slots={slots}>
        <SpringDialog role="dialog" aria-modal aria-label="Present">
          <p>A voucher for two hours on a pedal boat.</p>
          <Button onClick={close}>Thank you</Button>
        </SpringDialog>
      </StyledModal>
    </div>
  );
}
