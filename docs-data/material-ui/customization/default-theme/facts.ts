import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const theme = createTheme();

export default [
  { says: '25 shadows', holds: () => theme.shadows.length === 25 },
  { says: 'is "16px"', holds: () => theme.spacing(2) === '16px' },
] satisfies readonly Fact[];
