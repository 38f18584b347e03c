import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const seats = ['12A', '12B', '14C'];

export default function SimpleZoom() {
  const [shown, setShown] = useState(true);

  const chips = seats.map((seat, index) => (
    <Zoom
      key={seat}
      in={shown}
      style={{ transitionDelay: shown ? `${index * 150}ms` : '0ms' }}
    >
      <Chip label={seat} />
    </Zoom>
  ));

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Free seats
      </Button>
      {chips}
    </Stack>
  );
}
