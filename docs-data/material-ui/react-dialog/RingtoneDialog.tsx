import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const ringtones = [
  'Accordion',
  'Bicycle bell',
  'Blackbird',
  'Church tower',
  'Cuckoo clock',
  'Double bass',
  'Rain on a roof',
  'Steam whistle',
  'Typewriter',
  'Xylophone',
];

interface RingtoneDialogProps {
  open: boolean;
  value: string;
  /** Called with the choice, or with nothing when the reader cancels. */
  onClose: (choice?: string) => void;
}

export default function RingtoneDialog({
  open,
  value,
  onClose,
}: RingtoneDialogProps) {
  const [choice, setChoice] = useState(value);
  const titleId = useId();
  const group = useRef<HTMLDivElement>(null);

  return (
    <Dialog
      open={open}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      onClose={(event, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
      TransitionProps={{
        onEnter: () => setChoice(value),
        onEntering: () =>
          group.current
            ?.querySelector<HTMLInputElement>('input:checked')
            ?.focus(),
      }}
      PaperProps={{ sx: { maxHeight: 435 } }}
    >
      <DialogTitle id={titleId}>Ringtone</DialogTitle>
      <DialogContent dividers>
        <RadioGroup
          ref={group}
          aria-labelledby={titleId}
          name="ringtone"
          value={choice}
          onChange={(event, ringtone) => setChoice(ringtone)}
        >
          {ringtones.map((ringtone) => (
            <FormControlLabel
              key={ringtone}
              value={ringtone}
              label={ringtone}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Cancel</Button>
        <Button onClick={() => onClose(choice)}>Use this one</Button>
      </DialogActions>
    </Dialog>
  );
}
