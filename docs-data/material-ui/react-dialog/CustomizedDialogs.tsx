import { useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import { backdropClasses } from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions, {
  dialogActionsClasses,
} from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle, { dialogTitleClasses } from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const RoundedDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: { borderRadius: 20 },
  [`& .${dialogTitleClasses.root}`]: { paddingInlineEnd: theme.spacing(8) },
  [`& .${dialogActionsClasses.root}`]: { padding: theme.spacing(2, 3) },
  [`& .${backdropClasses.root}`]: { backdropFilter: 'blur(4px)' },
}));

const Corner = styled('div')({
  position: 'absolute',
  insetInlineEnd: 12,
  top: 12,
});

const stops = ['20:12 Zürich', '23:40 Innsbruck', '07:55 Venice'].map(
  (stop) => <Typography key={stop}>{stop}</Typography>,
);

export default function CustomizedDialogs() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('11 h 43 min');
  const close = () => setOpen(false);
  const book = () => {
    setState('berth booked');
    close();
  };

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">Zürich to Venice, {state}</Typography>
      <Button onClick={() => setOpen(true)}>View the itinerary</Button>
      <RoundedDialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>Night train to Venice</DialogTitle>
        <Corner>
          <IconButton aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Corner>
        <DialogContent dividers>{stops}</DialogContent>
        <DialogActions>
          <Button onClick={book}>Book a berth</Button>
        </DialogActions>
      </RoundedDialog>
    </Stack>
  );
}
