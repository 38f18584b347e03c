import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { zIndex, transitions } = createTheme();

export default [
  { says: 'a `z-index` of 1200', holds: () => zIndex.drawer === 1200 },
  {
    says: 'opens in 225 ms and closes in 195 ms',
    holds: () =>
      transitions.duration.enteringScreen === 225 &&
      transitions.duration.leavingScreen === 195,
  },
] satisfies readonly Fact[];
