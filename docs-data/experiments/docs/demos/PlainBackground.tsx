import Alert from '@mui/material/Alert';

export default function PlainBackground() {
  return <Alert severity="success">The invoice was sent.</Alert>;
}
