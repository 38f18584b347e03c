import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularColor() {
  return (
    <Stack direction="row" spacing={2}>
      <CircularProgress color="secondary" aria-label="Loading the map" />
      <CircularProgress color="success" aria-label="Sending the order" />
      <CircularProgress color="inherit" aria-label="Loading the text" />
    </Stack>
  );
}
