import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <LinearProgress size="sm" aria-label="Folding" />
      <LinearProgress size="md" aria-label="Cutting" />
      <LinearProgress size="lg" aria-label="Binding" />
    </Stack>
  );
}
