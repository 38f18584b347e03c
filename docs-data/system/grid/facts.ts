import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: '`gap: 2` is 16 px by default',
    holds: () => cssOf({ gap: 2 }) === '{"gap":"16px"}',
  },
] satisfies readonly Fact[];
