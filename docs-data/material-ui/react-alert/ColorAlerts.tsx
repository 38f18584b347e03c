import Alert from '@mui/material/Alert';

export default function ColorAlerts() {
  return (
    <Alert severity="success" color="info">
      You are on the waiting list.
    </Alert>
  );
}
