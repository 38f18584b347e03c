import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function OutlinedAlerts() {
  return (
    <Stack spacing={1} sx={{ width: 480, maxWidth: '100%' }}>
      <Alert variant="outlined" severity="success">
        Gate 14 is open.
      </Alert>
      <Alert variant="outlined" severity="info">
        Boarding starts at 17:05.
      </Alert>
      <Alert variant="outlined" severity="warning">
        The gate has changed.
      </Alert>
      <Alert variant="outlined" severity="error">
        The flight is canceled.
      </Alert>
    </Stack>
  );
}
