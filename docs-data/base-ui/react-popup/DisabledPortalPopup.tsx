import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Button } from './Button';
import { StyledPopup } from './StyledPopup';

const popup = { role: 'dialog', 'aria-label': 'Route' };

export default function DisabledPortalPopup() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState(false);
  const open = anchor !== null;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setAnchor(open ? null : event.currentTarget);
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    anchor?.focus();
    setAnchor(null);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget))
      setAnchor(null);
  };

  return (
    <div style={{ position: 'relative' }} onBlur={leave}>
      <Button aria-expanded={open} onClick={toggle} onKeyDown={close}>
        Route
      </Button>
      <StyledPopup
        {...popup}
        anchor={anchor}
        open={open}
        disablePortal
        onKeyDown={close}
      >
        <Button onClick={() => setSaved(!saved)}>
          {saved ? 'Saved for offline' : 'Save for offline'}
        </Button>
      </StyledPopup>
    </div>
  );
}
