import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function OverlapAvatarGroup() {
  return (
    <AvatarGroup
      role="group"
      aria-label="Morning shift"
      sx={{ flexDirection: 'row-reverse' }}
    >
      <Avatar variant="solid" color="neutral">
        3
      </Avatar>
      <Avatar variant="solid" color="success">
        2
      </Avatar>
      <Avatar variant="solid" color="primary">
        1
      </Avatar>
    </AvatarGroup>
  );
}
