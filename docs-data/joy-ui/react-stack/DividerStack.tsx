import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" aria-orientation="vertical" />}
    >
      <Room>Adults €9</Room>
      <Room>Children €4</Room>
    </Stack>
  );
}
