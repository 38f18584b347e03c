import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Button } from './Button';
import { StyledPopup } from './StyledPopup';

export default function SimplePopup() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <div>
        <Button
          aria-expanded={open}
          onClick={(event) => setAnchor(open ? null : event.currentTarget)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          onBlur={(event) => event.relatedTarget && close()}
        >
          Seat 14C
        </Button>
        <StyledPopup anchor={anchor} open={open} offset={4} role="status">
          Aisle, close to the restaurant car
        </StyledPopup>
      </div>
    </ClickAwayListener>
  );
}
