import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert size="sm">Saved a minute ago.</Alert>
      <Alert size="md">Someone else is editing this score.</Alert>
      <Alert size="lg">Your trial ends on Friday.</Alert>
    </Stack>
  );
}
