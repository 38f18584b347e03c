import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function LinearColor() {
  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <LinearProgress color="secondary" aria-label="Loading the score" />
      <LinearProgress color="success" aria-label="Loading the lyrics" />
      <LinearProgress color="inherit" aria-label="Loading the cover" />
    </Stack>
  );
}
