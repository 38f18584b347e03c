import CheckIcon from '@mui/icons-material/Check';
import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function ContentBadge() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent="new">
        <Avatar>PK</Avatar>
      </Badge>
      <Badge
        badgeContent={<CheckIcon titleAccess="Delivered" />}
        color="success"
      >
        <Avatar>LM</Avatar>
      </Badge>
    </Stack>
  );
}
