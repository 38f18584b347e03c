import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function InteractiveStack() {
  return (
    <Box sx={{ width: 1 }}>
      <Stack spacing={1} useFlexGap sx={{ height: 220 }}>
        <Room>Map</Room>
        <Room>Coin</Room>
        <Room>Ship</Room>
      </Stack>
    </Box>
  );
}
