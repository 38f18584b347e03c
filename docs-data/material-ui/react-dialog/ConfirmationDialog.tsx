import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import RingtoneDialog from './RingtoneDialog';

export default function ConfirmationDialog() {
  const [open, setOpen] = useState(false);
  const [ringtone, setRingtone] = useState('Bicycle bell');

  const finish = (choice?: string) => {
    if (choice !== undefined) setRingtone(choice);
    setOpen(false);
  };

  return (
    <div>
      <Typography sx={{ mb: 1 }}>Ringtone: {ringtone}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the ringtone
      </Button>
      <RingtoneDialog open={open} value={ringtone} onClose={finish} />
    </div>
  );
}
