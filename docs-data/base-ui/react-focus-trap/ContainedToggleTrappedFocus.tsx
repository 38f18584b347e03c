import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Button } from './Button';
import { Frame } from './Frame';

export default function ContainedToggleTrappedFocus() {
  const [open, setOpen] = useState(false);

  return (
    <FocusTrap open={open} disableRestoreFocus disableAutoFocus>
      <Frame aria-label="Practice">
        <Button aria-pressed={open} onClick={() => setOpen(!open)}>
          Practice without distraction
        </Button>
        <Button>Play the next note</Button>
      </Frame>
    </FocusTrap>
  );
}
