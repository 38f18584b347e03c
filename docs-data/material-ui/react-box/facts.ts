import { createTheme } from '@mui/material/styles';
import { unstable_styleFunctionSx as sx } from '@mui/system';
import type { Fact } from '@/model';

const theme = createTheme();

/** Whether `sx` makes this CSS of some keys with the default theme. */
function makes(keys: object, css: object): boolean {
  return JSON.stringify(sx({ sx: keys, theme })) === JSON.stringify(css);
}

export default [
  {
    says: '`16px`, `8px`, `16px`',
    holds: () =>
      makes(
        { padding: 2, marginTop: 1, gap: 2 },
        { padding: '16px', marginTop: '8px', gap: '16px' },
      ),
  },
  { says: '32px', holds: () => makes({ p: 4 }, { padding: '32px' }) },
  {
    says: '`8px`',
    holds: () => makes({ borderRadius: 2 }, { borderRadius: 8 }),
  },
  { says: '600px', holds: () => makes({ maxWidth: 'sm' }, { maxWidth: 600 }) },
  { says: '1100', holds: () => makes({ zIndex: 'appBar' }, { zIndex: 1100 }) },
] satisfies readonly Fact[];
