import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const [open, setOpen] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const close = () => setOpen(false);
  const accept = () => {
    setAccepted(true);
    close();
  };
  const rules = (
    <DialogContentText>
      The ticket is valid on the train you book. You can exchange it once, free
      of charge, until 24 hours before departure.
    </DialogContentText>
  );

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">
        Saver fare, $19{accepted && ', rules accepted'}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the fare rules
      </Button>
      <Dialog fullScreen={fullScreen} open={open} onClose={close}>
        <DialogTitle>Saver fare</DialogTitle>
        <DialogContent>{rules}</DialogContent>
        <DialogActions>
          <Button onClick={close}>Back</Button>
          <Button onClick={accept}>Accept</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
