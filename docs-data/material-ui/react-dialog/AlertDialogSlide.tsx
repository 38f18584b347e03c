import { forwardRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

export default function AlertDialogSlide() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={show}>Share location</Button>
      <Dialog open={open} onClose={close} TransitionComponent={SlideUp}>
        <DialogTitle>Share your location with the courier?</DialogTitle>
        <DialogContent>
          The courier sees where you are until the parcel is delivered.
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Not now</Button>
          <Button onClick={close}>Share</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
