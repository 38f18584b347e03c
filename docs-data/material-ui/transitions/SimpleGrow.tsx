import { useState } from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SimpleGrow() {
  const [open, setOpen] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Weather
      </Button>
      <Grow in={open} style={{ transformOrigin: 'top' }}>
        <Paper sx={{ p: 2, border: 1 }}>12 °C, light rain</Paper>
      </Grow>
    </Stack>
  );
}
