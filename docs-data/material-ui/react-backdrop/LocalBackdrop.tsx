import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const card = { position: 'relative', p: 3, width: 240, overflow: 'hidden' };
const cover = {
  position: 'absolute',
  color: '#fff',
  typography: 'body1',
};

export default function LocalBackdrop() {
  const [locked, setLocked] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={card}>
        <Typography aria-hidden={locked}>Price list for 2027</Typography>
        <Backdrop open={locked} sx={cover}>
          Locked
        </Backdrop>
      </Paper>
      <Button aria-pressed={locked} onClick={() => setLocked(!locked)}>
        Lock the list
      </Button>
    </Stack>
  );
}
