import { useState } from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const places = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({
    vertical,
    horizontal,
  })),
);

export default function PositionedSnackbar() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(places[4]);

  return (
    <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
      {places.map((origin) => (
        <Button
          key={origin.vertical + origin.horizontal}
          variant="outlined"
          onClick={() => {
            setPlace(origin);
            setOpen(true);
          }}
        >
          {origin.vertical} {origin.horizontal}
        </Button>
      ))}
      <Snackbar anchorOrigin={place} open={open} onClose={() => setOpen(false)}>
        <span role="alert">A new episode is out</span>
      </Snackbar>
    </Stack>
  );
}
