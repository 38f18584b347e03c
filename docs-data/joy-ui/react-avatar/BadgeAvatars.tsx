import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';

export default function BadgeAvatars() {
  return (
    <Badge
      color="success"
      size="sm"
      badgeInset="14%"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ badge: { role: 'img', 'aria-label': 'online' } }}
    >
      <Avatar role="img" aria-label="Support desk">
        SD
      </Avatar>
    </Badge>
  );
}
