import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ bgcolor: '#14213d', p: 3, borderRadius: 2 }} aria-busy>
      <Skeleton
        variant="rounded"
        width={200}
        height={96}
        sx={{ bgcolor: 'rgb(255 255 255 / 0.2)' }}
      />
    </Box>
  );
}
