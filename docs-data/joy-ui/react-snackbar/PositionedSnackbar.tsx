import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const places = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({
    vertical,
    horizontal,
  })),
);

export default function PositionedSnackbar() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'center',
  });

  const buttons = places.map((origin) => (
    <Button
      key={nameOf(origin)}
      variant="outlined"
      onClick={() => {
        setPlace(origin);
        setOpen(true);
      }}
    >
      {nameOf(origin)}
    </Button>
  ));

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {buttons}
      <Snackbar
        key={nameOf(place)}
        anchorOrigin={place}
        open={open}
        onClose={() => setOpen(false)}
      >
        <span role="alert">A new episode is out</span>
      </Snackbar>
    </Stack>
  );
}

function nameOf({ vertical, horizontal }: SnackbarOrigin): string {
  return `${vertical} ${horizontal}`;
}
