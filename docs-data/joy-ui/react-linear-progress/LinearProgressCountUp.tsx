import { useEffect, useState } from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCountUp() {
  const [pages, setPages] = useState(0);
  const [printing, setPrinting] = useState(false);

  const done = pages === 20;
  useEffect(() => {
    if (!printing || done) return undefined;
    const timer = setInterval(
      () => setPages((page) => Math.min(page + 1, 20)),
      250,
    );
    return () => clearInterval(timer);
  }, [printing, done]);
  function press() {
    if (done) setPages(0);
    setPrinting(done || !printing);
  }

  return (
    <Stack spacing={1.5} alignItems="flex-start" sx={{ width: 280 }}>
      <Typography level="body-sm">{pages} of 20 pages</Typography>
      <LinearProgress
        determinate
        value={pages * 5}
        aria-label="Print job"
        aria-valuetext={`${pages} of 20 pages`}
        sx={{ width: 1 }}
      />
      <Button variant="soft" onClick={press}>
        {printing && !done ? 'Pause' : 'Print'}
      </Button>
    </Stack>
  );
}
