import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  {
    says: 'a `z-index` of 1050',
    holds: () => createTheme().zIndex.speedDial === 1050,
  },
] satisfies readonly Fact[];
