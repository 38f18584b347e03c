import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { green, lightBlue } from '@mui/material/colors';

export default function FilledAlerts() {
  return (
    <Stack spacing={1} sx={{ width: 480, maxWidth: '100%' }}>
      <Alert variant="filled" severity="success" sx={{ bgcolor: green[800] }}>
        All sensors report.
      </Alert>
      <Alert variant="filled" severity="info" sx={{ bgcolor: lightBlue[900] }}>
        Sensor 3 was replaced.
      </Alert>
      <Alert variant="filled" severity="warning" sx={{ color: '#000' }}>
        Sensor 7 has a low battery.
      </Alert>
      <Alert variant="filled" severity="error">
        Sensor 9 is silent.
      </Alert>
    </Stack>
  );
}
