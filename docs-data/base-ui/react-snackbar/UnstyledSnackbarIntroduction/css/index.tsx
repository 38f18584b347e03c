import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      Last watered on Monday{' '}
      <Button onClick={() => setOpen(true)}>Water the plants</Button>
      <Snackbar
        className="watered"
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
      >
        <span role="status">Watered. Next time on Thursday.</span>
      </Snackbar>
    </div>
  );
}
