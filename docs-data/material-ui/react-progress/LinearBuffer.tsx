import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearBuffer() {
  const [minute, setMinute] = useState(20);
  const forward = () => setMinute(minute < 100 ? minute + 10 : 0);

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <LinearProgress
        variant="buffer"
        value={minute}
        valueBuffer={Math.min(100, minute + 25)}
        aria-label="Playback of the lecture"
      />
      <Button onClick={forward}>
        {minute < 100 ? 'Play ten minutes' : 'Start again'}
      </Button>
    </Stack>
  );
}
