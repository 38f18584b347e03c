import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressVariants() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <LinearProgress variant="soft" aria-label="Loading the cover" />
      <LinearProgress variant="outlined" aria-label="Loading the index" />
      <LinearProgress variant="plain" aria-label="Loading the maps" />
      <LinearProgress variant="solid" aria-label="Loading the notes" />
    </Stack>
  );
}
