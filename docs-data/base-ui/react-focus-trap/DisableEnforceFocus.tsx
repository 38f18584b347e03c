import { useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Button } from './Button';
import { Frame } from './Frame';

const link = { marginInlineStart: 12, color: 'inherit' };

export default function DisableEnforceFocus() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Find on the page</Button>
      <a href="#let-the-focus-leave" style={link}>
        A link outside
      </a>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <Frame aria-label="Find on the page">
            3 of 12 <Button>Next</Button>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Frame>
        </FocusTrap>
      )}
    </div>
  );
}
