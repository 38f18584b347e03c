import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
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
  const close = () => setOpen(false);
  const names = { role: 'dialog', 'aria-label': 'Filter' };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the floating panel</Button>
      <RoundDrawer
        anchor="right"
        open={open}
        onClose={close}
        PaperProps={names}
      >
        <FilterPanel onDone={close} />
      </RoundDrawer>
    </>
  );
}
