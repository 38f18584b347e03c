import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Harbor team" src="/static/images/island/harbor.svg" />
      <Avatar alt="Forest team" src="/static/images/island/forest.svg" />
      <Avatar alt="Night watch" src="/static/images/island/night.svg" />
    </Stack>
  );
}
