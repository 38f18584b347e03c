import { useId, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const alerts = ['Delays', 'Platform changes', 'Price drops', 'Seat upgrades'];

export default function FullScreenDialog() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit alerts
      </Button>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby={titleId}>
        <AppBar position="static" component="div">
          <Toolbar sx={{ gap: 1 }}>
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
            <Typography
              id={titleId}
              component="h2"
              variant="h6"
              sx={{ flex: 1 }}
            >
              Travel alerts
            </Typography>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <FormGroup>
            {alerts.map((alert) => (
              <FormControlLabel
                key={alert}
                label={alert}
                control={<Switch defaultChecked={alert === 'Delays'} />}
              />
            ))}
          </FormGroup>
        </DialogContent>
      </Dialog>
    </>
  );
}
