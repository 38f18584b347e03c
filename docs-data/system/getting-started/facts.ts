import { createTheme } from '@mui/system';
import type { Fact } from '@/model';

const { breakpoints, spacing } = createTheme();

export default [
  {
    says: 'spacing, 8 px each',
    holds: () => spacing(1) === '8px',
  },
  {
    says: 'the two columns become one below 600 px',
    holds: () => breakpoints.values.sm === 600,
  },
  {
    says: 'narrower than 600 px',
    holds: () => breakpoints.values.sm === 600,
  },
] satisfies readonly Fact[];
