import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ResponsiveModal() {
  const [open, setOpen] = useState(false);
  const [ordered, setOrdered] = useState(false);
  const close = () => setOpen(false);
  const order = () => {
    setOrdered(true);
    close();
  };
  const sx: ModalDialogProps['sx'] = (theme) => ({
    [theme.breakpoints.down('sm')]: bottom,
  });

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography role="status">
        {ordered ? 'Your taxi is on its way.' : 'No taxi ordered.'}
      </Typography>
      <Button onClick={() => setOpen(true)}>Order a taxi</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog sx={sx}>
          <DialogTitle>A taxi to the main square?</DialogTitle>
          <DialogActions>
            <Button onClick={order}>Order</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Not now
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

/** At the lower edge, within reach of a thumb. */
const bottom = {
  top: 'unset',
  bottom: 0,
  left: 0,
  right: 0,
  maxWidth: 'unset',
  transform: 'none',
  borderRadius: '12px 12px 0 0',
};
