import Alert from '@mui/material/Alert';

export default function SimpleAlert() {
  return <Alert severity="success">The booking is confirmed.</Alert>;
}
