import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <CircularProgress variant="soft" aria-label="Loading dough" />
      <CircularProgress variant="outlined" aria-label="Loading flour" />
      <CircularProgress variant="plain" aria-label="Loading yeast" />
      <CircularProgress variant="solid" aria-label="Loading salt" />
    </Stack>
  );
}
