import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function GroupOrientation() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Floor" variant="soft">
      <Button>Roof garden</Button>
      <Button>Reading room</Button>
      <Button>Entrance</Button>
    </ButtonGroup>
  );
}
