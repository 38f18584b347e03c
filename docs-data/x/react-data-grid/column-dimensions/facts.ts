import { GRID_STRING_COL_DEF } from '@mui/x-data-grid';
import type { Fact } from '@/model';

export default [
  {
    says: 'A column is 100 px wide by default, and at least 50 px',
    holds: () =>
      GRID_STRING_COL_DEF.width === 100 && GRID_STRING_COL_DEF.minWidth === 50,
  },
] satisfies readonly Fact[];
