import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FilterPanel from './FilterPanel';

export default function TemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const close = () => setOpen(false);
  const filter = { chosen, onChange: setChosen, onDone: close };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Trails: {chosen.join(', ') || 'all'}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter the trails
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filter' }}
      >
        <FilterPanel {...filter} />
      </Drawer>
    </Stack>
  );
}
