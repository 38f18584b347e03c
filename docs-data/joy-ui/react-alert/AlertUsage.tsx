import Alert from '@mui/joy/Alert';

export default function AlertUsage() {
  return <Alert>The bridge is closed.</Alert>;
}
