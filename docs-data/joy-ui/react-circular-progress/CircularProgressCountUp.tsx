import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressCountUp() {
  const [value, setValue] = useState(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setValue((now) => (now + 5) % 105), 200);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <CircularProgress
        determinate
        size="lg"
        value={value}
        aria-valuenow={value}
        aria-label="Upload of the recipe"
      >
        {value}%
      </CircularProgress>
      <Button variant="soft" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Upload'}
      </Button>
    </Stack>
  );
}
