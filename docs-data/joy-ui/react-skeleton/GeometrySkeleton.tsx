import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function GeometrySkeleton() {
  return (
    <Stack direction="row" spacing={2} alignItems="center" aria-busy="true">
      <Skeleton variant="circular" width={48} height={48} />
      <Stack spacing={1}>
        <Skeleton variant="rectangular" width={180} height="1em" />
        <Skeleton variant="rectangular" width={120} height="1em" />
      </Stack>
    </Stack>
  );
}
