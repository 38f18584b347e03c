import { createElement } from 'react';
import Alert from '@mui/material/Alert';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

const { info, warning } = createTheme().palette;

export default [
  {
    says: '3.1:1 on `warning` and 3.9:1 on `info`',
    holds: () =>
      getContrastRatio('#fff', warning.main).toFixed(1) === '3.1' &&
      getContrastRatio('#fff', info.main).toFixed(1) === '3.9',
  },
  {
    says: 'below the 4.5:1 that text needs',
    source: 'WCAG 2.2, success criterion 1.4.3',
  },
  {
    says: 'the role `alert`',
    holds: () =>
      renderedCss(createElement(Alert)).html.includes('role="alert"'),
  },
] satisfies readonly Fact[];
