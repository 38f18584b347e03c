import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

const frame = { height: 120, p: 1, border: 1, overflow: 'hidden' };

export default function SlideFromContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <Box ref={setContainer} sx={{ ...frame, width: 320, maxWidth: '100%' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Platform
      </Button>
      <Slide in={open} direction="up" container={container} mountOnEnter>
        <Paper sx={{ p: 1, border: 1 }}>Platform 3, at the rear</Paper>
      </Slide>
    </Box>
  );
}
