import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { breakpoints } = createTheme();

export default [
  { says: 'sm (600 pixels', holds: () => breakpoints.values.sm === 600 },
] satisfies readonly Fact[];
