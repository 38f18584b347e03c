import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Button } from './Button';
import { panel } from './panel';

export default function ClickAway() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        Sourdough{' '}
        <Button
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Ingredients
        </Button>
        {open && (
          <div style={panel}>Flour, water, salt, and a week of time</div>
        )}
      </div>
    </ClickAwayListener>
  );
}
