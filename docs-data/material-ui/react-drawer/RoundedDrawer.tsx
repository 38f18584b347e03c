import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import FilterPanel from './FilterPanel';

const RoundDrawer = styled(Drawer)(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    inset: theme.spacing(2),
    insetInlineStart: 'auto',
    height: 'auto',
    borderRadius: 16,
  },
}));

export default function RoundedDrawer() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const close = () => setOpen(false);
  const filter = { chosen, onChange: setChosen, onDone: close };
  const names = { role: 'dialog', 'aria-label': 'Filter' };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Trails: {chosen.join(', ') || 'all'}</Typography>
      <Button onClick={() => setOpen(true)}>Open the floating panel</Button>
      <RoundDrawer
        anchor="right"
        open={open}
        onClose={close}
        PaperProps={names}
      >
        <FilterPanel {...filter} />
      </RoundDrawer>
    </Stack>
  );
}
