import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function CommentSkeleton() {
  return (
    <Stack spacing={3} aria-busy="true" aria-label="Comments" role="group">
      {['80%', '60%', '70%'].map((width) => (
        <Stack key={width} direction="row" spacing={1.5}>
          <Skeleton variant="circular" width={40} height={40} />
          <Stack sx={{ width: 220 }}>
            <Skeleton variant="text" level="title-sm" width={100} />
            <Skeleton variant="text" level="body-sm" />
            <Skeleton variant="text" level="body-sm" width={width} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
