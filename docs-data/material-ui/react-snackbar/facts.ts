import { createElement } from 'react';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createTheme } from '@mui/material/styles';
import type { Fact } from '@/model';
import { renderedCss } from '../../renderedCss';

export default [
  {
    says: 'at least 288 px wide',
    holds: () =>
      renderedCss(createElement(SnackbarContent)).css.includes(
        'min-width:288px',
      ),
  },
  {
    says: 'a `z-index` of 1400',
    holds: () => createTheme().zIndex.snackbar === 1400,
  },
] satisfies readonly Fact[];
