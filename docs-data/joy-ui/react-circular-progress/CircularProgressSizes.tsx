import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <CircularProgress size="sm" aria-label="Loading the price" />
      <CircularProgress size="md" aria-label="Loading the picture" />
      <CircularProgress size="lg" aria-label="Loading the oven" />
    </Stack>
  );
}
