import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';

const { palette } = createTheme();

/** The contrast of a color of the default light theme on white, to one digit. */
const onWhite = (color: 'warning' | 'info') =>
  getContrastRatio(palette[color].main, '#fff').toFixed(1);

export default [
  {
    says: 'gives warning buttons a contrast of 3.1:1',
    holds: () => onWhite('warning') === '3.1',
  },
  { says: 'info buttons 3.9:1', holds: () => onWhite('info') === '3.9' },
  {
    says: 'the 4.5:1 that labels need',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
