import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import { createTheme as createMaterialTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const theme = createTheme({
  typography: {
    fontFamily: 'serif',
    fontFamilyTitle: 'cursive',
    fontSizeSmall: 13,
  },
});

/** The CSS that `sx` makes of some keys with a theme of named fonts, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

const textStyles = Object.entries(createMaterialTheme().typography)
  .filter(([name, value]) => typeof value === 'object' && name !== 'inherit')
  .map(([name]) => name);

export default [
  {
    says: '`title` reads `fontFamilyTitle` from the theme, and `default` reads `fontFamily`',
    holds: () =>
      cssOf({ fontFamily: 'title' }) === '{"fontFamily":"cursive"}' &&
      cssOf({ fontFamily: 'default' }) === '{"fontFamily":"serif"}',
  },
  {
    says: '`small` reads `fontSizeSmall`',
    holds: () => cssOf({ fontSize: 'small' }) === '{"fontSize":13}',
  },
  {
    says: '`h1` to `h6`, `subtitle1`, `subtitle2`, `body1`, `body2`, `button`, `caption` and `overline`',
    holds: () =>
      textStyles.join() ===
      'h1,h2,h3,h4,h5,h6,subtitle1,subtitle2,body1,body2,button,caption,overline',
  },
] satisfies readonly Fact[];
