import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Button } from './Button';
import { Frame } from './Frame';

export default function LazyFocusTrap() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      Night radio, live{' '}
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Chat with the station
      </Button>
      {open && (
        <FocusTrap open disableAutoFocus>
          <Frame aria-label="Chat">
            <p>The focus moves here only when you move it.</p>
            <Button onClick={() => setOpen(false)}>End the chat</Button>
          </Frame>
        </FocusTrap>
      )}
    </div>
  );
}
