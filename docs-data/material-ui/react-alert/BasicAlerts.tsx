import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={1} sx={{ width: 480, maxWidth: '100%' }}>
      <Alert severity="success">The backup is complete.</Alert>
      <Alert severity="info">The next backup runs on Sunday.</Alert>
      <Alert severity="warning">The disk is almost full.</Alert>
      <Alert severity="error">The disk can’t be read.</Alert>
    </Stack>
  );
}
