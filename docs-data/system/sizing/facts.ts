import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: "`maxWidth: 'sm'` is 600 px",
    holds: () => cssOf({ maxWidth: 'sm' }) === '{"maxWidth":600}',
  },
  {
    says: '900px',
    holds: () => cssOf({ maxWidth: 'md' }) === '{"maxWidth":900}',
  },
  {
    says: 'Numbers up to 1 are fractions',
    holds: () =>
      cssOf({ width: [0.25, 1, 0] }) ===
      '{"@media (min-width:0px)":{"width":"25%"},"@media (min-width:600px)":{"width":"100%"},"@media (min-width:900px)":{"width":0}}',
  },
] satisfies readonly Fact[];
