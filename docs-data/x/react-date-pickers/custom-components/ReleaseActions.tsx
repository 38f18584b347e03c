import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

/** An action bar with its own labels. */
export default function ReleaseActions({
  className,
  onAccept,
  onCancel,
}: PickersActionBarProps) {
  return (
    <DialogActions className={className}>
      <Button onClick={onCancel}>Keep old date</Button>
      <Button variant="contained" onClick={onAccept}>
        Plan release
      </Button>
    </DialogActions>
  );
}
