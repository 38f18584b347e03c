import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { breakpoints } = createTheme();

export default [
  {
    says: 'From 600 px',
    holds: () => breakpoints.up('sm') === '@media (min-width:600px)',
  },
  { says: 'From 900 px', holds: () => breakpoints.values.md === 900 },
  { says: 'From 1200 px', holds: () => breakpoints.values.lg === 1200 },
  { says: 'From 1536 px', holds: () => breakpoints.values.xl === 1536 },
  { says: 'From 0 px', holds: () => breakpoints.values.xs === 0 },
  {
    says: '0.05 px below',
    holds: () => breakpoints.down('md') === '@media (max-width:899.95px)',
  },
] satisfies readonly Fact[];
