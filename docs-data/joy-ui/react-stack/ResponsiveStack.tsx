import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function ResponsiveStack() {
  return (
    <Stack
      useFlexGap
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      <Room>Morning tour</Room>
      <Room>Noon tour</Room>
      <Room>Night tour</Room>
    </Stack>
  );
}
