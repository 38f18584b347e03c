import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface PasteDialogProps {
  /** How many lines; 0 closes the dialog. */
  count: number;
  onAnswer: (paste: boolean) => void;
}

export default function PasteDialog({ count, onAnswer }: PasteDialogProps) {
  const title = useId();
  return (
    <Dialog
      open={count > 0}
      aria-labelledby={title}
      onClose={() => onAnswer(false)}
    >
      <DialogTitle id={title}>Replace values in {count} lines?</DialogTitle>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        <Button autoFocus onClick={() => onAnswer(true)}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  );
}
