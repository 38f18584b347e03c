import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export default function BadgeUsage() {
  return (
    <Badge badgeContent={8}>
      <Avatar>IN</Avatar>
    </Badge>
  );
}
