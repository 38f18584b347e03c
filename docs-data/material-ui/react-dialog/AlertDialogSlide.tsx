import { forwardRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SlideUp = forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

export default function AlertDialogSlide() {
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState(false);
  const show = () => setOpen(true);
  const close = () => setOpen(false);
  const answer = (share: boolean) => {
    setShared(share);
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">
        Your location: {shared ? 'shared with the courier' : 'private'}
      </Typography>
      <Button onClick={show}>Share location</Button>
      <Dialog open={open} onClose={close} TransitionComponent={SlideUp}>
        <DialogTitle>Share your location with the courier?</DialogTitle>
        <DialogContent>
          The courier sees where you are until the parcel is delivered.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(false)}>Don’t share</Button>
          <Button onClick={() => answer(true)}>Share</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
