import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar />
      <Avatar aria-label="Night watch" role="img">
        NW
      </Avatar>
      <Avatar alt="Meadow" src="/static/images/island/meadow.svg" />
    </Stack>
  );
}
