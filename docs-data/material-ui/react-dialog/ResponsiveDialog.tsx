import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const [open, setOpen] = useState(false);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the fare rules
      </Button>
      <Dialog fullScreen={fullScreen} open={open} onClose={close}>
        <DialogTitle>Saver fare</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The ticket is valid on the train you book. You can exchange it once,
            free of charge, until 24 hours before departure.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Back</Button>
          <Button onClick={close}>Accept</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
