import Stack from '@mui/joy/Stack';
import { Room } from './Room';

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Room>Ticket desk</Room>
      <Room>Hall of ships</Room>
      <Room>Café</Room>
    </Stack>
  );
}
