import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';

const cross = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

/** Moves the highlight across the skeleton, and not the skeleton itself. */
const WaveSkeleton = styled(Skeleton)({
  animation: 'none',
  '&::after': { animation: `${cross} 2s linear infinite` },
});

export default WaveSkeleton;
