import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface BudgetDialogProps {
  open: boolean;
  value: number;
  /** Called with the confirmed budget, or with nothing when the user cancels. */
  onClose: (confirmed?: number) => void;
}

export default function BudgetDialog({
  open,
  value,
  onClose,
}: BudgetDialogProps) {
  const [draft, setDraft] = useState(value);

  return (
    <Dialog
      open={open}
      maxWidth="xs"
      fullWidth
      onClose={(event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      TransitionProps={{ onEnter: () => setDraft(value) }}
    >
      <DialogTitle>Budget for groceries</DialogTitle>
      <DialogContent>
        <Typography>${draft} a month</Typography>
        <Slider
          aria-label="Dollars a month"
          min={100}
          max={900}
          step={50}
          value={draft}
          onChange={(event, amount) => setDraft(Number(amount))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        <Button onClick={() => onClose(draft)}>Set the budget</Button>
      </DialogActions>
    </Dialog>
  );
}
