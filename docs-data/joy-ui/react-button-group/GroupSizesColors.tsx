import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

export default function GroupSizesColors() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <ButtonGroup key={size} size={size} aria-label="Map layers">
          <Button>Streets</Button>
          <Button>Terrain</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
