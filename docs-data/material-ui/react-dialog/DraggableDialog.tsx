import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Draggable from 'react-draggable';

const handle = 'draggable-dialog-handle';

function DraggablePaper(props: PaperProps) {
  const nodeRef = useRef<HTMLDivElement>(null);

  return (
    <Draggable nodeRef={nodeRef} handle={`.${handle}`} bounds="parent">
      <Paper {...props} ref={nodeRef} />
    </Draggable>
  );
}

export default function DraggableDialog() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={show}>Add a note to the map</Button>
      <Dialog open={open} onClose={close} PaperComponent={DraggablePaper}>
        <DialogTitle className={handle} sx={{ cursor: 'move' }}>
          Note
        </DialogTitle>
        <DialogContent>Drag the title to see the map below.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
