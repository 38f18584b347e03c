import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const src = '/static/images/island/cliff.svg';

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <Avatar variant="square" alt="Cliff, 4 photos" src={src} />
      </Badge>
      <Badge badgeContent={4} color="primary" overlap="circular">
        <Avatar alt="Cliff club, 4 members" src={src} />
      </Badge>
    </Stack>
  );
}
