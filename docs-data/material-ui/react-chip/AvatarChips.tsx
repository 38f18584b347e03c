import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const photo = <Avatar alt="" src="/static/images/island/harbor.svg" />;
const letter = <Avatar aria-hidden>R</Avatar>;

export default function AvatarChips() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip avatar={photo} label="Harbor office" />
      <Chip avatar={letter} label="Rescue" variant="outlined" />
    </Stack>
  );
}
