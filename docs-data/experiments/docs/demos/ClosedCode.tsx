import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ClosedCode() {
  return (
    <Stack direction="row" spacing={2}>
      <Button>Keep editing</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}
