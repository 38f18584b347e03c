import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function DirectionStack() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Room>Stairs</Room>
      <Room>
        Hall
        <br />
        of ships
      </Room>
      <Room>Exit</Room>
    </Stack>
  );
}
