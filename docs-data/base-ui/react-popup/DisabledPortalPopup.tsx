import { useState, type MouseEvent } from 'react';
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

  return (
    <div style={{ position: 'relative' }}>
      <Button aria-expanded={open} onClick={toggle}>
        Route
      </Button>
      <StyledPopup {...popup} anchor={anchor} open={open} disablePortal>
        <Button aria-pressed={saved} onClick={() => setSaved(!saved)}>
          {saved ? 'Saved for offline' : 'Save for offline'}
        </Button>
      </StyledPopup>
    </div>
  );
}
