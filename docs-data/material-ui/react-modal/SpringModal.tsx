import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
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
  const [lesson, setLesson] = useState(7);
  const close = () => setOpen(false);
  const next = () => {
    setLesson(lesson + 1);
    close();
  };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography role="status">Italian, lesson {lesson}</Typography>
      <Button onClick={() => setOpen(true)}>Finish the lesson</Button>
      <Modal open={open} onClose={close}>
        <SpringPanel role="dialog" aria-modal aria-label="Result">
          <Typography>Nine of ten words are right.</Typography>
          <Button onClick={next}>Next lesson</Button>
          <Button onClick={close}>Close</Button>
        </SpringPanel>
      </Modal>
    </Stack>
  );
}
