import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import AlertsBar from './AlertsBar';

const alerts = ['Delays', 'Platform changes', 'Price drops', 'Seat upgrades'];
const switches = alerts.map((alert) => (
  <FormControlLabel key={alert} label={alert} control={<Switch />} />
));

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const show = () => setOpen(true);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={show}>Edit alerts</Button>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby={titleId}>
        <AlertsBar titleId={titleId} onClose={close} />
        <DialogContent>
          <FormGroup>{switches}</FormGroup>
        </DialogContent>
      </Dialog>
    </>
  );
}
