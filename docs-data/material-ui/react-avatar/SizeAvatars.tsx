import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const src = '/static/images/island/lighthouse.svg';

export default function SizeAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar alt="Lighthouse" src={src} sx={{ width: 24, height: 24 }} />
      <Avatar alt="Lighthouse" src={src} />
      <Avatar alt="Lighthouse" src={src} sx={{ width: 72, height: 72 }} />
    </Stack>
  );
}
