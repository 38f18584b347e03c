import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SimpleFade() {
  const [shown, setShown] = useState(true);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        Riddle 7: answer
      </Button>
      <Fade in={shown}>
        <Typography>An echo</Typography>
      </Fade>
    </Stack>
  );
}
