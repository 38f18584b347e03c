import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';

const unread = 8;

export default function AccessibleBadges() {
  return (
    <IconButton
      size="lg"
      variant="outlined"
      aria-label={`Notifications, ${unread} unread`}
    >
      <Badge badgeContent={unread} size="sm">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}
