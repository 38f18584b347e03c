import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function AvatarSkeleton() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" aria-busy="true">
      <Avatar size="sm">
        <Skeleton />
      </Avatar>
      <Avatar>
        <Skeleton />
      </Avatar>
      <Avatar size="lg">
        <Skeleton />
      </Avatar>
    </Stack>
  );
}
