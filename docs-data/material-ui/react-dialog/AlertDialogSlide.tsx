import { forwardRef, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';

const SlideUp = forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

export default function AlertDialogSlide() {
  const [open, setOpen] = useState(false);
  const descriptionId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share location
      </Button>
      <Dialog
        open={open}
        onClose={close}
        TransitionComponent={SlideUp}
        aria-describedby={descriptionId}
      >
        <DialogTitle>Share your location with the courier?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            The courier sees where you are until the parcel is delivered.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Not now</Button>
          <Button onClick={close}>Share</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
