import { useState } from 'react';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import FilterPanel from './FilterPanel';

export default function SwipeableTemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={show}>Filter</Button>
      <SwipeableDrawer
        anchor="right"
        open={open}
        onOpen={show}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filter' }}
      >
        <FilterPanel onDone={close} />
      </SwipeableDrawer>
    </div>
  );
}
