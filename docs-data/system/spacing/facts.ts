import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  { says: 'The default, 8 px a step', holds: () => theme.spacing(1) === '8px' },
  {
    says: 'an array depends on the order of the theme',
    holds: () =>
      cssOf({ p: [1, 2, 3] }) ===
      '{"@media (min-width:0px)":{"padding":"8px"},"@media (min-width:600px)":{"padding":"16px"},"@media (min-width:900px)":{"padding":"24px"}}',
  },
  {
    says: 'Steps that follow the font size',
    holds: () =>
      createTheme({ spacing: '0.5rem' }).spacing(2) === 'calc(2 * 0.5rem)',
  },
] satisfies readonly Fact[];
