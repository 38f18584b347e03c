import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';
import { Button } from './Button';
import { surface } from './surface';

const Sliding = styled('div')({
  transition: 'opacity 200ms, translate 200ms',
  '&[data-hidden]': { opacity: 0, translate: '0 24px' },
  '@starting-style': { opacity: 0, translate: '0 24px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

export default function TransitionComponentSnackbar() {
  const [open, setOpen] = useState(false);
  const [exited, setExited] = useState(true);
  const show = () => {
    setOpen(true);
    setExited(false);
  };

  return (
    <div>
      <Button onClick={show}>Start the dishwasher</Button>
      <Snackbar
        open={open}
        exited={exited}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        style={{ ...surface, padding: 0, background: 'none' }}
      >
        <Sliding
          data-hidden={open ? undefined : ''}
          onTransitionEnd={() => setExited(!open)}
          style={{ ...surface, position: 'static' }}
        >
          <span role="status">Done in 40 minutes.</span>
        </Sliding>
      </Snackbar>
    </div>
  );
}
