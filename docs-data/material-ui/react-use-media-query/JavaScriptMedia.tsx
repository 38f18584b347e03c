import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const box = {
  width: 320,
  maxWidth: '100%',
  height: 24,
  whiteSpace: 'nowrap',
} as const;

function PreferredMotion() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return reduced ? 'The map jumps to a stop.' : 'The map glides to a stop.';
}

export default function JavaScriptMedia() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the stop</Button>
      <Typography role="status" sx={box}>
        {open && <PreferredMotion />}
      </Typography>
    </>
  );
}
