import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

/** A picture that can't be loaded. */
const broken = 'data:image/png;base64,';
const filled = { color: 'primary.contrastText', bgcolor: 'primary.main' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Tide desk" sx={filled}>
        TD
      </Avatar>
      <Avatar src={broken} alt="Weather desk" sx={filled} />
      <Avatar src={broken} sx={filled} />
    </Stack>
  );
}
