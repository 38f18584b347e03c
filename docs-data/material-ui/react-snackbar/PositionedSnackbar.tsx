import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function PositionedSnackbar() {
  const [origin, setOrigin] = useState(origins[0]);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const buttons = origins.map((choice) => (
    <Button
      key={choice.vertical + choice.horizontal}
      onClick={() => {
        setOrigin(choice);
        setOpen(true);
      }}
    >
      {choice.vertical} {choice.horizontal}
    </Button>
  ));

  return (
    <>
      {buttons}
      <Snackbar
        key={`${origin?.vertical}-${origin?.horizontal}`}
        anchorOrigin={origin}
        open={open}
        onClose={close}
        message="Timetable updated"
      />
    </>
  );
}
