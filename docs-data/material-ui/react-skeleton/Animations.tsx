import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import WaveSkeleton from './WaveSkeleton';

export default function Animations() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Skeleton />
      <WaveSkeleton animation="wave" />
      <Skeleton animation={false} />
    </Stack>
  );
}
