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

const card = (
  <div style={corner}>Train 412, on time. Click here: the card stays.</div>
);

export default function PortalClickAway() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        Platform 4{' '}
        <Button
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Show the train card
        </Button>
        <Portal>
          <div role="status">{open && card}</div>
        </Portal>
      </div>
    </ClickAwayListener>
  );
}
