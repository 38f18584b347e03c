import { type KeyboardEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

const box = { position: 'relative', width: 320, maxWidth: '100%', height: 90 };
const note = { position: 'absolute', zIndex: 1, p: 2, border: 1 };

export default function TripNotes() {
  const [open, setOpen] = useState(false);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={box} onKeyDown={closeOnEscape}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          What to pack
        </Button>
        {open && <Paper sx={note}>Rain jacket, map, headlamp</Paper>}
      </Box>
    </ClickAwayListener>
  );
}
