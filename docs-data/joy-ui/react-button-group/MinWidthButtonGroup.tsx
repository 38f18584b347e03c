import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function MinWidthButtonGroup() {
  return (
    <ButtonGroup
      buttonFlex="0 1 112px"
      aria-label="Ride"
      sx={{ width: '100%', justifyContent: 'center' }}
    >
      <Button>Go</Button>
      <Button>Pause</Button>
      <Button>Finish</Button>
    </ButtonGroup>
  );
}
