import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: 'which is 4 px by default',
    holds: () => cssOf({ borderRadius: 1 }) === '{"borderRadius":4}',
  },
  { says: 'a contrast of 3:1', source: 'WCAG 2.2, success criterion 1.4.11' },
] satisfies readonly Fact[];
