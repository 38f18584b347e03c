import InboxIcon from '@mui/icons-material/Inbox';
import Badge from '@mui/joy/Badge';
import Typography from '@mui/joy/Typography';

export default function SimpleBadge() {
  return (
    <Badge>
      <Typography startDecorator={<InboxIcon />} sx={{ pr: 1 }}>
        Inbox, with new letters
      </Typography>
    </Badge>
  );
}
