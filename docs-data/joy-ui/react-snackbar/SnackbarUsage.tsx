import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'outlined'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  invertedColors: onOff(),
};

export default function SnackbarUsage() {
  return (
    <Playground
      name="Snackbar"
      given="open={open} onClose={close}"
      controls={controls}
      inside={'<span role="alert">Added to the queue</span>'}
    >
      {(props) => <Queue {...props} />}
    </Playground>
  );
}

function Queue(props: Omit<SnackbarProps, 'open'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add to the queue</Button>
      <Snackbar {...props} open={open} onClose={() => setOpen(false)}>
        <span role="alert">Added to the queue</span>
      </Snackbar>
    </>
  );
}
