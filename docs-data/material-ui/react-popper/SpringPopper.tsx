import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const spring = 'linear(0, 0.45 14%, 1.12 34%, 1.05 48%, 0.99 64%, 1)';

const SpringPaper = styled(Paper)({
  padding: 8,
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `scale 450ms ${spring}`,
    '@starting-style': { scale: '0.6' },
  },
});

export default function SpringPopper() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button ref={setAnchorEl} onClick={() => setOpen(!open)}>
        Count the points
      </Button>
      <Popper open={open} anchorEl={anchorEl}>
        <SpringPaper>212 points, a new record</SpringPaper>
      </Popper>
    </>
  );
}
