import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import FilterPanel from './FilterPanel';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function AnchorTemporaryDrawer() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string[]>([]);
  const [anchor, setAnchor] = useState<(typeof anchors)[number]>('left');
  const close = () => setOpen(false);
  const filter = { chosen, onChange: setChosen, onDone: close };

  const buttons = anchors.map((side) => (
    <Button
      key={side}
      onClick={() => {
        setAnchor(side);
        setOpen(true);
      }}
    >
      {side}
    </Button>
  ));

  return (
    <div>
      {buttons}
      <Typography align="center">
        Trails: {chosen.join(', ') || 'all'}
      </Typography>
      <Drawer
        key={anchor}
        anchor={anchor}
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Filter' }}
      >
        <FilterPanel {...filter} />
      </Drawer>
    </div>
  );
}
