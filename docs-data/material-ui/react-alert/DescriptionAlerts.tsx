import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function DescriptionAlerts() {
  return (
    <Alert severity="error" sx={{ width: 480, maxWidth: '100%' }}>
      <AlertTitle>The transfer wasn’t sent</AlertTitle>
      The account number has one digit too few. Check it, and send the transfer
      again. No money has left your account.
    </Alert>
  );
}
