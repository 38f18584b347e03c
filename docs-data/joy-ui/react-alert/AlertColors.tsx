import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert color="primary">A new version of the map is ready.</Alert>
      <Alert color="neutral">The map was drawn in spring.</Alert>
      <Alert color="success">The route was sent to your phone.</Alert>
      <Alert color="warning">The ford is deep after rain.</Alert>
      <Alert color="danger">The path ends at the quarry.</Alert>
    </Stack>
  );
}
