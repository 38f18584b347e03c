import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const messages = {
  success: 'The episode is saved',
  warning: 'The storage is almost full',
  danger: 'The download failed',
} as const;

const colors = ['success', 'warning', 'danger'] as const;

export default function SnackbarColors() {
  const [open, setOpen] = useState(false);
  const [color, setColor] = useState<keyof typeof messages>('success');

  const close = () => setOpen(false);

  function show(next: keyof typeof messages) {
    setColor(next);
    setOpen(true);
  }

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {colors.map((name) => (
        <ColorButton key={name} color={name} onClick={() => show(name)} />
      ))}
      <Snackbar key={color} {...{ color, open }} variant="soft" onClose={close}>
        <span role="alert">{messages[color]}</span>
      </Snackbar>
    </Stack>
  );
}

function ColorButton({
  color,
  onClick,
}: Pick<ButtonProps, 'color' | 'onClick'>) {
  return (
    <Button variant="soft" color={color} onClick={onClick}>
      {color}
    </Button>
  );
}
