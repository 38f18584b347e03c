import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="sm">S</Avatar>
      <Avatar size="md">M</Avatar>
      <Avatar size="lg">L</Avatar>
      <Avatar sx={{ '--Avatar-size': '4.5rem' }}>XL</Avatar>
    </Stack>
  );
}
