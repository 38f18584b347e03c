import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup variant="contained" aria-label="Playback">
      <Button>Back</Button>
      <Button>Play</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
