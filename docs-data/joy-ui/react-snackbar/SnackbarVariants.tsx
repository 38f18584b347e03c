import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function SnackbarVariants() {
  const [open, setOpen] = useState(false);
  const [variant, setVariant] = useState<(typeof variants)[number]>('outlined');

  function show(next: typeof variant) {
    setVariant(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {variants.map((name) => (
        <Button key={name} variant={name} onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Snackbar
        key={variant}
        variant={variant}
        open={open}
        onClose={() => setOpen(false)}
      >
        <span role="alert">The download is ready</span>
      </Snackbar>
    </Stack>
  );
}
