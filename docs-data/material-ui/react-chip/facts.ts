import { createElement } from 'react';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedStyle } from '../renderedStyle';

const heightOf = (size: ChipProps['size']) =>
  renderedStyle(createElement(Chip, { size, label: 'Gate 4' })).height;

function contrastOf(
  mode: 'light' | 'dark',
  color: 'warning' | 'info' | 'error',
) {
  const { main, contrastText } = createTheme({ palette: { mode } }).palette[
    color
  ];
  // The text of a dark theme's colors may be partly transparent.
  return contrastText.startsWith('#')
    ? getContrastRatio(contrastText, main).toFixed(1)
    : '';
}

export default [
  {
    says: 'A chip is 32 px high, a small one 24 px',
    holds: () => heightOf('medium') === '32px' && heightOf('small') === '24px',
  },
  {
    says: 'in light mode, `warning` with 3.1:1 and `info` with 3.9:1; in dark mode, `error` with 3.7:1',
    holds: () =>
      contrastOf('light', 'warning') === '3.1' &&
      contrastOf('light', 'info') === '3.9' &&
      contrastOf('dark', 'error') === '3.7',
  },
  {
    says: "don't reach 4.5:1",
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
] satisfies readonly Fact[];
