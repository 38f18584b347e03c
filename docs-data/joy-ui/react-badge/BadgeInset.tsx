import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeInset() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeInset="14%" color="success">
        <Avatar size="lg">JO</Avatar>
      </Badge>
      <Badge badgeInset="8px -16px" badgeContent="away" color="neutral">
        <Avatar size="lg">TE</Avatar>
      </Badge>
    </Stack>
  );
}
