import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface ConfirmDialogProps {
  text: string;
  onAnswer: (isYes: boolean) => void;
}

export default function ConfirmDialog({ text, onAnswer }: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={() => onAnswer(false)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text}</DialogTitle>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>Discard</Button>
        <Button onClick={() => onAnswer(true)}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}
