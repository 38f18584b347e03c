import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const sizes = { sm: 'Small', md: 'Medium', lg: 'Large' } as const;

export default function SnackbarSizes() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<keyof typeof sizes>('md');

  function show(next: keyof typeof sizes) {
    setSize(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      {(['sm', 'md', 'lg'] as const).map((name) => (
        <Button key={name} variant="soft" onClick={() => show(name)}>
          {sizes[name]}
        </Button>
      ))}
      <Snackbar
        key={size}
        size={size}
        open={open}
        onClose={() => setOpen(false)}
      >
        <span role="alert">The speed is now 1.5</span>
      </Snackbar>
    </Stack>
  );
}
