import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressCountUp() {
  const [value, setValue] = useState(0);
  const [running, setRunning] = useState(false);

  const done = value === 100;
  useEffect(() => {
    if (!running || done) return undefined;
    const timer = setInterval(
      () => setValue((now) => Math.min(now + 5, 100)),
      200,
    );
    return () => clearInterval(timer);
  }, [running, done]);
  function press() {
    if (done) setValue(0);
    setRunning(done || !running);
  }

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
      <Button variant="soft" onClick={press}>
        {running && !done ? 'Pause' : 'Upload'}
      </Button>
    </Stack>
  );
}
