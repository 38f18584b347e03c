import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

const bar = {
  position: 'fixed',
  bottom: 0,
  insetInline: 0,
  p: 2,
  zIndex: 'snackbar',
  border: 1,
} as const;

export default function SimpleSlide() {
  const [open, setOpen] = useState(true);

  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ m: 2 }}>
        Now playing
      </Button>
      <Slide in={open} direction="up" mountOnEnter unmountOnExit>
        <Paper sx={bar}>Track 4 of 11, two minutes left</Paper>
      </Slide>
    </>
  );
}
