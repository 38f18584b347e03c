import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function GroupedAvatars() {
  return (
    <AvatarGroup role="group" aria-label="Quartet members">
      <Avatar color="primary">V1</Avatar>
      <Avatar color="success">V2</Avatar>
      <Avatar color="warning">Va</Avatar>
      <Avatar color="danger">Vc</Avatar>
    </AvatarGroup>
  );
}
