import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';

export default function UnstyledSnackbarIntroduction() {
  const [open, setOpen] = useState(false);

  return (
    <div>
      Last watered on Monday{' '}
      <Button
        className="rounded border border-current px-3 py-1"
        onClick={() => setOpen(true)}
      >
        Water the plants
      </Button>
      <Snackbar
        className="fixed start-6 bottom-6 z-[2000] max-w-[calc(100%-48px)] rounded-lg bg-gray-800 px-5 py-3 text-white dark:bg-gray-100 dark:text-gray-900"
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
      >
        <span role="status">Watered. Next time on Thursday.</span>
      </Snackbar>
    </div>
  );
}
