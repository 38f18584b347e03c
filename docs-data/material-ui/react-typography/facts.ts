import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';

const { typography } = createTheme();
const sizeOf = (variant: 'h1' | 'h6' | 'body1' | 'body2' | 'caption') =>
  16 * parseFloat(String(typography[variant].fontSize));

export default [
  {
    says: 'from 96 px for `h1` to 20 px for `h6`',
    holds: () => sizeOf('h1') === 96 && sizeOf('h6') === 20,
  },
  {
    says: '16 px for `body1`, 14 px for `body2` and 12 px for `caption`',
    holds: () =>
      sizeOf('body1') === 16 &&
      sizeOf('body2') === 14 &&
      sizeOf('caption') === 12,
  },
  {
    says: 'Text needs a contrast of 4.5:1',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
