import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function AvatarGroupVariables() {
  return (
    <AvatarGroup>
      <Avatar>A</Avatar>
      <Avatar>B</Avatar>
    </AvatarGroup>
  );
}
