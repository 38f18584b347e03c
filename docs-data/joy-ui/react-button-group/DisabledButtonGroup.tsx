import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function DisabledButtonGroup() {
  return (
    <Stack spacing={2}>
      <ButtonGroup disabled aria-label="Locked track">
        <Button>Mute</Button>
        <Button>Solo</Button>
      </ButtonGroup>
      <ButtonGroup disabled aria-label="Recording">
        <Button>Rewind</Button>
        <Button disabled={false}>Stop</Button>
      </ButtonGroup>
    </Stack>
  );
}
