import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();
const { values } = theme.breakpoints;

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: 'three steps in windows from 900 px',
    holds: () =>
      cssOf({ p: { xs: 1, md: 3 } }) ===
      '{"@media (min-width:0px)":{"padding":"8px"},"@media (min-width:900px)":{"padding":"24px"}}',
  },
  {
    says: 'In an array',
    holds: () =>
      Object.entries(values).join(' ') === 'xs,0 sm,600 md,900 lg,1200 xl,1536',
  },
  {
    says: '`null` skips a breakpoint',
    holds: () =>
      cssOf({ p: [1, null, 3] }) ===
      '{"@media (min-width:0px)":{"padding":"8px"},"@media (min-width:600px)":{"padding":null},"@media (min-width:900px)":{"padding":"24px"}}',
  },
  {
    says: '`null` becomes `0%`',
    holds: () =>
      cssOf({ width: [1, null, 0.5] }) ===
      '{"@media (min-width:0px)":{"width":"100%"},"@media (min-width:600px)":{"width":"0%"},"@media (min-width:900px)":{"width":"50%"}}',
  },
  {
    says: '300 px, `@md` for the width of a breakpoint',
    holds: () =>
      cssOf({ p: { '@': 1, '@300': 2, '@md': 3, '@300/sidebar': 4 } }) ===
      '{"@container (min-width:0px)":{"padding":"8px"},"@container (min-width:300px)":{"padding":"16px"},"@container sidebar (min-width:300px)":{"padding":"32px"},"@container (min-width:900px)":{"padding":"24px"}}',
  },
  {
    says: '`md` is read as a selector',
    holds: () => cssOf({ md: { p: 2 } }) === '{"md":{"padding":"16px"}}',
  },
  { says: 'narrower than 600 px', holds: () => values.sm === 600 },
] satisfies readonly Fact[];
