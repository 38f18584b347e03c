import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

const box = { position: 'relative', width: 320, maxWidth: '100%', height: 90 };
const note = { position: 'absolute', zIndex: 1, p: 2, border: 1 };

export default function LeadingClickAway() {
  const [open, setOpen] = useState(false);
  const events = {
    mouseEvent: 'onMouseDown',
    touchEvent: 'onTouchStart',
  } as const;

  return (
    <ClickAwayListener {...events} onClickAway={() => setOpen(false)}>
      <Box sx={box}>
        <Button
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Map symbols
        </Button>
        {open && <Paper sx={note}>Triangle: summit, circle: spring</Paper>}
      </Box>
    </ClickAwayListener>
  );
}
