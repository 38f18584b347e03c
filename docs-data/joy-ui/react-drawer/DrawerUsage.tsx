import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { choice, colors, onOff, sizes, variants } from '../playground/controls';
import { Playground } from '../playground/Playground';

const controls = {
  variant: choice(variants, 'plain'),
  color: choice(colors, 'neutral'),
  size: choice(sizes, 'md'),
  anchor: choice(['left', 'right', 'top', 'bottom'], 'left'),
  invertedColors: onOff(),
};

const inside = `<ModalClose aria-label="Close" />
<DialogTitle>Field notes</DialogTitle>`;

export default function DrawerUsage() {
  return (
    <Playground
      name="Drawer"
      given="open={open} onClose={close}"
      controls={controls}
      inside={inside}
    >
      {(props) => <FieldNotes {...props} />}
    </Playground>
  );
}

function FieldNotes(props: Omit<DrawerProps, 'open' | 'children'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the field notes</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Field notes</DialogTitle>
        <DialogContent sx={{ p: 2 }}>Two herons at the weir.</DialogContent>
      </Drawer>
    </>
  );
}
