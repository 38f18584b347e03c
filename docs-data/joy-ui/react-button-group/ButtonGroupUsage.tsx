import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function ButtonGroupUsage() {
  return (
    <ButtonGroup aria-label="Edit the photo">
      <Button>Crop</Button>
      <Button>Rotate</Button>
    </ButtonGroup>
  );
}
