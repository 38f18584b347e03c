import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';
import FilterPanel from './FilterPanel';

export default function SwipeableTemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  const filter = { chosen, onChange: setChosen, onDone: close };

  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography>Trails: {chosen.join(', ') || 'all'}</Typography>
      <Button onClick={show}>Filter</Button>
      <SwipeableDrawer
        anchor="right"
        open={open}
        onOpen={show}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filter' }}
      >
        <FilterPanel {...filter} />
      </SwipeableDrawer>
    </Stack>
  );
}
