import { useState } from 'react';
import { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';
import { Button } from '../../Button';

const Snackbar = styled(BaseSnackbar)({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineStart: 24,
  zIndex: 2000,
  maxInlineSize: 'calc(100% - 48px)',
  boxSizing: 'border-box',
  padding: '12px 20px',
  borderRadius: 8,
  backgroundColor: 'light-dark(#1f2937, #f3f4f6)',
  color: 'light-dark(#ffffff, #111827)',
});

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      Last watered on Monday{' '}
      <Button onClick={() => setOpen(true)}>Water the plants</Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
      >
        <span role="status">Watered. Next time on Thursday.</span>
      </Snackbar>
    </div>
  );
}
