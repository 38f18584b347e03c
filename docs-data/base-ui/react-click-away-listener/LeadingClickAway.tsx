import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Button } from './Button';
import { panel } from './panel';

export default function LeadingClickAway() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <div>
        <Button
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Brush sizes
        </Button>
        {open && <div style={panel}>Fine, medium, broad</div>}
      </div>
    </ClickAwayListener>
  );
}
