import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const RoundedDialog = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': { borderRadius: 20 },
  '& .MuiDialogTitle-root': { paddingInlineEnd: theme.spacing(8) },
  '& .MuiDialogActions-root': { padding: theme.spacing(2, 3) },
  '& .MuiBackdrop-root': { backdropFilter: 'blur(4px)' },
}));

export default function CustomizedDialogs() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        View the itinerary
      </Button>
      <RoundedDialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>Night train to Venice</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', insetInlineEnd: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography gutterBottom>20:12 Zürich, platform 8</Typography>
          <Typography gutterBottom>
            23:40 Innsbruck, change of engine
          </Typography>
          <Typography>07:55 Venice, platform 3</Typography>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" disableElevation onClick={close}>
            Book a berth
          </Button>
        </DialogActions>
      </RoundedDialog>
    </React.Fragment>
  );
}
