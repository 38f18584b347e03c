import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  {
    says: '60% of black',
    holds: () => createTheme().palette.text.secondary === 'rgba(0, 0, 0, 0.6)',
  },
  { says: 'in place of 54%', source: '@material-ui/core 4.12.4' },
] satisfies readonly Fact[];
