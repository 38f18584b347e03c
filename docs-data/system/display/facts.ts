import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** The CSS that `sx` makes of some keys with the default theme, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: 'at `sm`, which is 600 px',
    holds: () => theme.breakpoints.values.sm === 600,
  },
  {
    says: 'In a container of at least 400 px',
    holds: () =>
      cssOf({ display: { '@400': 'block' } }) ===
      '{"@container (min-width:400px)":{"display":"block"}}',
  },
] satisfies readonly Fact[];
