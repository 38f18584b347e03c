import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme({ palette: { easy: { main: '#1b6e3c' } } });

/** The CSS that `sx` makes of some keys with a palette of one color, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: '`easy.main` is `theme.palette.easy.main`',
    holds: () =>
      cssOf({ color: 'easy.main', bgcolor: 'easy.main' }) ===
      '{"color":"#1b6e3c","backgroundColor":"#1b6e3c"}',
  },
  {
    says: "The shorthand doesn't read the palette",
    holds: () =>
      cssOf({ background: 'easy.main', fill: 'easy.main' }) ===
      '{"background":"easy.main","fill":"easy.main"}',
  },
  {
    says: 'a contrast of 4.5:1 with its background, and large text 3:1',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
