import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar variant="solid">A</Avatar>
      <Avatar variant="soft">B</Avatar>
      <Avatar variant="outlined">C</Avatar>
      <Avatar variant="plain">D</Avatar>
    </Stack>
  );
}
