import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupOrientation() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup orientation="vertical" aria-label="Elevator">
        <Button>Roof</Button>
        <Button>Offices</Button>
        <Button>Ground floor</Button>
      </ButtonGroup>
      <ButtonGroup orientation="vertical" variant="contained" aria-label="Map">
        <Button aria-label="Zoom in">
          <AddIcon />
        </Button>
        <Button aria-label="Zoom out">
          <RemoveIcon />
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
