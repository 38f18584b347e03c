import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface PasteDialogProps {
  open: boolean;
  /** How many lines; unchanged while the dialog fades out. */
  count: number;
  onAnswer: (paste: boolean) => void;
}

export default function PasteDialog(props: PasteDialogProps) {
  const { open, count, onAnswer } = props;
  const title = useId();
  return (
    <Dialog open={open} aria-labelledby={title} onClose={() => onAnswer(false)}>
      <DialogTitle id={title}>
        Replace values in {count === 1 ? 'one line' : `${count} lines`}?
      </DialogTitle>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Cancel</Button>
        <Button autoFocus onClick={() => onAnswer(true)}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  );
}
