import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="primary">Assign</Button>
      <Button color="neutral">Snooze</Button>
      <Button color="success">Resolve</Button>
      <Button color="warning">Escalate</Button>
      <Button color="danger">Delete the ticket</Button>
    </Stack>
  );
}
