import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { enteringScreen, leavingScreen } = createTheme().transitions.duration;

export default [
  {
    says: 'appears in 225 ms and disappears in 195 ms',
    holds: () => enteringScreen === 225 && leavingScreen === 195,
  },
] satisfies readonly Fact[];
