import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  {
    says: 'at most 3 seconds',
    holds: () => createTheme().transitions.getAutoHeightDuration(1e6) === 3000,
  },
] satisfies readonly Fact[];
