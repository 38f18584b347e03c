import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FilterPanel from './FilterPanel';

export default function TemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter the trails
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filter' }}
      >
        <FilterPanel onDone={close} />
      </Drawer>
    </>
  );
}
