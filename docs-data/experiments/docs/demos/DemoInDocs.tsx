import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DemoInDocs() {
  const [guests, setGuests] = useState(2);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography role="status">Table for {guests}</Typography>
      <Button variant="contained" onClick={() => setGuests(guests + 1)}>
        Add a guest
      </Button>
    </Stack>
  );
}
