import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const src = '/static/images/island/meadow.svg';

export default function VariantAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Meadow, round" src={src} />
      <Avatar alt="Meadow, rounded corners" src={src} variant="rounded" />
      <Avatar alt="Meadow, square" src={src} variant="square" />
    </Stack>
  );
}
