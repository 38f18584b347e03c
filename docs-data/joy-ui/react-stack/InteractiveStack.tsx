import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function InteractiveStack() {
  return (
    <Stack spacing={1} useFlexGap sx={{ width: 1, height: 220 }}>
      <Room>Map</Room>
      <Room>Coin</Room>
      <Room>Ship</Room>
    </Stack>
  );
}
