import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

/** A picture that can't be loaded. */
const broken = 'data:image/png;base64,';

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Tower guard">
        TG
      </Avatar>
      <Avatar src={broken} alt="Gardener" />
      <Avatar src={broken} />
    </Stack>
  );
}
