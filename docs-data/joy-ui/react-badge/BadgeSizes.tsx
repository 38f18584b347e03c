import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeSizes() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge size="sm" badgeContent={4}>
        <Avatar size="sm">S</Avatar>
      </Badge>
      <Badge badgeContent={4}>
        <Avatar>M</Avatar>
      </Badge>
      <Badge size="lg" badgeContent={4}>
        <Avatar size="lg">L</Avatar>
      </Badge>
    </Stack>
  );
}
