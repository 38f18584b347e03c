import { createTheme, unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme({
  unstable_sxConfig: {
    border: { transform: (value: unknown) => `${String(value)}px dashed` },
    square: {
      style: ({ square }: { square?: unknown }) => ({
        width: square,
        height: square,
      }),
    },
  },
});

/** The CSS that `sx` makes of some keys, as JSON. */
const cssOf = (keys: object) => JSON.stringify(sx({ sx: keys, theme }));

export default [
  {
    says: '`borderTop` and the other sides stay as they were',
    holds: () =>
      cssOf({ border: 2, borderTop: 2 }) ===
      '{"border":"2px dashed","borderTop":"2px solid"}',
  },
  {
    says: 'A `style` function receives the value unchanged',
    holds: () =>
      cssOf({ square: { xs: 10 } }) ===
      '{"width":{"xs":10},"height":{"xs":10}}',
  },
  {
    says: 'ignores `unstable_sxConfig` in its second argument',
    holds: () =>
      !(
        'fill' in
        createTheme({}, { unstable_sxConfig: { fill: {} } }).unstable_sxConfig
      ),
  },
] satisfies readonly Fact[];
