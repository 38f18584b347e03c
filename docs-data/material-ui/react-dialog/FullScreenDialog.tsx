import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import AlertsBar from './AlertsBar';

const alerts = ['Delays', 'Platform changes', 'Price drops', 'Seat upgrades'];

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const [saved, setSaved] = useState(['Delays']);
  const [draft, setDraft] = useState(saved);
  const close = () => setOpen(false);

  const show = () => {
    setDraft(saved);
    setOpen(true);
  };
  const save = () => {
    setSaved(draft);
    close();
  };
  const toggle = (alert: string, on: boolean) =>
    setDraft(
      alerts.filter((one) => (one === alert ? on : draft.includes(one))),
    );

  const switches = alerts.map((alert) => (
    <FormControlLabel
      key={alert}
      label={alert}
      checked={draft.includes(alert)}
      onChange={(event, on) => toggle(alert, on)}
      control={<Switch />}
    />
  ));

  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Typography>Alerts: {saved.join(', ') || 'none'}</Typography>
      <Button onClick={show}>Edit alerts</Button>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby={titleId}>
        <AlertsBar titleId={titleId} onClose={close} onSave={save} />
        <DialogContent>
          <FormGroup>{switches}</FormGroup>
        </DialogContent>
      </Dialog>
    </Stack>
  );
}
