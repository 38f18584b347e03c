import * as colors from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

export default [
  { says: 'has 19 hues', holds: () => Object.keys(colors).length === 20 },
  {
    says: 'a contrast of 4.5:1, and large text',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
  { says: 'controls 3:1', source: 'WCAG 2.2, success criterion 1.4.11' },
  {
    says: 'as long as it has 3:1',
    holds: () => createTheme().palette.contrastThreshold === 3,
  },
] satisfies readonly Fact[];
