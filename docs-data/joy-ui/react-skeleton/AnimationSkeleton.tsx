import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function AnimationSkeleton() {
  return (
    <Stack spacing={1.5} sx={{ width: 240 }}>
      <Skeleton variant="text" level="h2" />
      <Skeleton variant="text" level="h2" animation="wave" />
      <Skeleton variant="text" level="h2" animation={false} />
    </Stack>
  );
}
