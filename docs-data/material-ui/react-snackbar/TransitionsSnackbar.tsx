import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

const transitions = { Grow, Fade, Slide };
type Name = keyof typeof transitions;

export default function TransitionsSnackbar() {
  const [name, setName] = useState<Name>('Grow');
  const [open, setOpen] = useState(false);

  const show = (next: Name) => {
    setName(next);
    setOpen(true);
  };

  return (
    <>
      <Button onClick={() => show('Grow')}>Grow</Button>
      <Button onClick={() => show('Fade')}>Fade</Button>
      <Button onClick={() => show('Slide')}>Slide</Button>
      <Snackbar
        key={name}
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={transitions[name]}
        message={`${name}: draft sent`}
      />
    </>
  );
}
