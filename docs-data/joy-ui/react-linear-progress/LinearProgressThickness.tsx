import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressThickness() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <LinearProgress thickness={1} aria-label="Scanning a page" />
      <LinearProgress thickness={16} aria-label="Scanning the book" />
    </Stack>
  );
}
