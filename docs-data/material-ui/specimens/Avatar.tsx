import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSpecimen() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Harbor team" src="/static/images/island/harbor.svg" />
      <Avatar />
    </Stack>
  );
}
