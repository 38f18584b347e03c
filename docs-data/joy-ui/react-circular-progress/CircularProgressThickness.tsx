import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressThickness() {
  return (
    <Stack direction="row" spacing={2}>
      <CircularProgress thickness={1} aria-label="Cooling" />
      <CircularProgress thickness={12} aria-label="Kneading" />
    </Stack>
  );
}
