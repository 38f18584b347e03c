import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { steps } from './steps';

const recipe = steps.map((step) => <p key={step}>{step}</p>);

export default function ScrollDialog() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);

  const show = (part: DialogProps['scroll']) => {
    setScroll(part);
    setOpen(true);
  };
  const focusable = { tabIndex: 0, role: 'region', 'aria-label': 'Recipe' };

  return (
    <>
      <Button onClick={() => show('paper')}>Scroll the content</Button>
      <Button onClick={() => show('body')}>Scroll the dialog</Button>
      <Dialog open={open} onClose={close} scroll={scroll}>
        <DialogTitle>Apricot dumplings</DialogTitle>
        <DialogContent dividers {...(scroll === 'paper' && focusable)}>
          {recipe}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
