import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="solid">The reading room closes in ten minutes.</Alert>
      <Alert variant="soft">Two of your books are due tomorrow.</Alert>
      <Alert variant="outlined">New arrivals are on the ground floor.</Alert>
      <Alert variant="plain">The catalog was updated this morning.</Alert>
    </Stack>
  );
}
