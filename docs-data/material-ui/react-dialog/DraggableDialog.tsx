import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
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
  const [note, setNote] = useState('Closed in winter');
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  const field = (
    <TextField
      label="Note"
      helperText="Drag the title to see the page below."
      margin="dense"
      value={note}
      onChange={(event) => setNote(event.target.value)}
    />
  );

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Ridge hut, 2310 m. {note}</Typography>
      <Button onClick={show}>Edit the note</Button>
      <Dialog open={open} onClose={close} PaperComponent={DraggablePaper}>
        <DialogTitle className={handle} sx={{ cursor: 'move' }}>
          Ridge hut
        </DialogTitle>
        <DialogContent>{field}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
