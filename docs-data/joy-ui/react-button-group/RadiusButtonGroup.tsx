import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function RadiusButtonGroup() {
  return (
    <ButtonGroup
      variant="soft"
      color="primary"
      aria-label="Film speed"
      sx={{ '--ButtonGroup-radius': '40px' }}
    >
      <Button>Slow motion</Button>
      <Button>Normal</Button>
      <Button>Double</Button>
    </ButtonGroup>
  );
}
