import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Panel } from './Panel';

const spring = 'linear(0, 0.4 12%, 0.97 25%, 1.14 33%, 1.08 46%, 0.99 62%, 1)';

const SpringPanel = styled(Panel)({
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `translate 500ms ${spring}`,
    '@starting-style': { translate: '0 -30vh' },
  },
});

export default function SpringModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Finish the lesson</Button>
      <Modal open={open} onClose={close}>
        <SpringPanel role="dialog" aria-modal aria-label="Result">
          <Typography>Nine of ten words are right.</Typography>
          <Button onClick={close}>Next lesson</Button>
        </SpringPanel>
      </Modal>
    </>
  );
}
