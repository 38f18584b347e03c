import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  {
    says: 'a `z-index` of 1300',
    holds: () => createTheme().zIndex.modal === 1300,
  },
] satisfies readonly Fact[];
