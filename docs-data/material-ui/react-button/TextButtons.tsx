import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TextButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Show details</Button>
      <Button disabled>Change seat</Button>
      <Button href="#text-button">Ticket terms</Button>
    </Stack>
  );
}
