import { useState } from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { Button } from './Button';
import { Seats } from './Seats';

const plan = { height: 98, marginBlockStart: 12 };

export default function FrameDeferring() {
  const [open, setOpen] = useState(true);

  return (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Seating plan
      </Button>
      <div style={plan}>
        {open && (
          <NoSsr defer fallback="Drawing the plan …">
            <Seats />
          </NoSsr>
        )}
      </div>
    </div>
  );
}
