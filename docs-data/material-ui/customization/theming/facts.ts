import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  { says: '8 px by default', holds: () => createTheme().spacing(1) === '8px' },
] satisfies readonly Fact[];
