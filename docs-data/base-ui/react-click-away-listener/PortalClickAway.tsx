import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { Button } from './Button';
import { panel } from './panel';

const corner = {
  ...panel,
  position: 'fixed',
  zIndex: 1,
  top: 80,
  left: 24,
} as const;

export default function PortalClickAway() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Show the train card
        </Button>
        {open && (
          <Portal>
            <div role="status" style={corner}>
              Train 412, on time. Click here: the card stays.
            </div>
          </Portal>
        )}
      </div>
    </ClickAwayListener>
  );
}
