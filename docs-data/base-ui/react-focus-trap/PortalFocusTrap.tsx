import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { Button } from './Button';
import { Frame } from './Frame';

export default function PortalFocusTrap() {
  const [open, setOpen] = useState(false);
  const [box, setBox] = useState<HTMLElement | null>(null);

  return (
    <div>
      Flight at 17:25{' '}
      <Button onClick={() => setOpen(true)}>Pack the suitcase</Button>
      {open && (
        <FocusTrap open>
          <Frame aria-label="Suitcase">
            <Button onClick={() => setOpen(false)}>Close the suitcase</Button>
            <Portal container={box}>
              <Button>Weigh it (in a portal)</Button>
            </Portal>
          </Frame>
        </FocusTrap>
      )}
      <div ref={setBox} />
    </div>
  );
}
