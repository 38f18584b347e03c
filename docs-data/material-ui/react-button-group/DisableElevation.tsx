import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function DisableElevation() {
  return (
    <ButtonGroup disableElevation variant="contained" aria-label="Photo">
      <Button>Rotate</Button>
      <Button>Crop</Button>
    </ButtonGroup>
  );
}
