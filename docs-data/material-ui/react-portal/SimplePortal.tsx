import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

const breakfast = <div>Breakfast, €24</div>;
const area = {
  typography: 'body1',
  p: 2,
  border: 1,
  width: 320,
  maxWidth: '100%',
  height: 80,
};

export default function SimplePortal() {
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(false);

  return (
    <>
      <Box sx={area}>
        <Button aria-pressed={shown} onClick={() => setShown(!shown)}>
          Add breakfast
        </Button>
        {shown && <Portal container={summary}>{breakfast}</Portal>}
      </Box>
      <Box ref={setSummary} role="status" sx={area}>
        Your stay: two nights, €140
      </Box>
    </>
  );
}
